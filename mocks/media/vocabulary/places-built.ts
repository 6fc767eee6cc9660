import type { Outside } from "./place.ts";

/** Sets that people have built under the sky. */
export const built = {
  park: {
    words: "park playground lawn picnic stadtpark parc parque paseo promenade spaziergang jardin_public spielplatz",
    ground: "path",
    things: "ridge trees@50 tree@4/170*2 bench@78/110",
  },
  garden: {
    words: "garden backyard orchard yard *garten gärten jardin jardins verger jardín jardines",
    ground: "path",
    things: "ridge trees@50 fence@24/24 bush@8/80*1.4 flowers@20/110 flowers@82/120 bush@94/60*1.5",
  },
  intersection: {
    words: "intersection crossing traffic crossroads traffic_light kreuzung ampel carrefour feu_rouge cruce",
    ground: "street",
    things: "towers trafficLight@84/92*1.25 trafficLight@30/24*.6 car@20/100",
  },
  street: {
    words:
      "street avenue boulevard sidewalk pavement lane public_place public_street alley alleyway passage bus_stop *straße *strasse *gasse rue ruelle trottoir calle callejón rinconada costanilla avenida baker_street main_street",
    ground: "cobbles",
    things: "shopfronts lampPost@90/60 lampPost@6/130*1.2",
  },
  road: {
    words:
      "road highway motorway freeway track country_road roadside crossroad landstraße autobahn weg *weg route chemin autoroute camino carretera trail",
    ground: "road",
    things: "ridge hills tree@6/30*1.1 tree@92/40*1.3 fence@84/30*.7",
  },
  parking: {
    words: "parking parking_lot car_park parkplatz petrol_station gas_station tankstelle driveway garage",
    ground: "street",
    things: "towers car@18/90 car@78/80 lampPost@50/40",
  },
  city: {
    words:
      "city downtown skyline skyscraper metropolis town *stadt ville ciudad building buildings london paris new_york berlin",
    ground: "street",
    things: "towers*1.5 lampPost@8/110 car@80/90",
  },
  roof: {
    words: "rooftop roof roofs balcony terrace dach *dach dächer balkon terrasse toit balcon azotea",
    ground: "roof",
    things: "towers*1.4 chimney@12/70",
  },
  square: {
    words:
      "square plaza piazza marketplace market fair bazaar forum *markt *platz marché place_du_marché la_place mercado place_publique",
    ground: "cobbles",
    things: "shopfronts stalls@50/46*.8 fountain@86/90",
  },
  village: {
    words:
      "village hamlet suburb suburban neighbourhood neighborhood *dorf dörfer pueblo aldea village_square place_du_village brunnen am_brunnen fontaine dorfbrunnen ziehbrunnen puits well western_town ghost_town frontier_town",
    ground: "dirt",
    things: "ridge houses@50/34 tree@4/110*1.5 well@86/100",
  },
  house: {
    words:
      "house home cottage mansion villa farmhouse porch doorstep front_door *haus häuser maison chaumière casa manor estate vorplatz haustür",
    ground: "path",
    things: "ridge house@50/60*2.3 tree@10/60*1.4 bush@76/80 fence@92/50*.8",
  },
  hut: {
    words:
      "hut cabin shack log_cabin lodge *hütte cabane cabaña häuschen grandmother's_house großmutters_haus haus_der_großmutter",
    ground: "grass",
    things: "pines@50 hut@58/60*1.5 bush@20/60 well@88/100",
  },
  farm: {
    words: "farm ranch barn farmyard stable *bauernhof hof ferme granja corral scheune stall grange",
    ground: "dirt",
    things: "hills barn@22/50*1.2 fence@70/60 wheelStack@88/90",
  },
  bridge: {
    words: "bridge *brücke pont_de_pierre puente footbridge bridgehead drawbridge viaduct",
    ground: "grass",
    things: "ridge river@50*1.2 bridge@50/40 tree@6/60*1.3",
  },
  graveyard: {
    words:
      "graveyard cemetery churchyard grave tomb crypt_entrance *friedhof gottesacker kirchhof grab cimetière tombe cementerio camposanto panteón burial_ground",
    ground: "grass",
    things: "hills church@80/10*.6 graves@46/70 bareTree@7/110*1.4 gate@96/60*.8",
  },
  church: {
    words:
      "church chapel cathedral abbey monastery *kirche dom kloster kapelle église cathédrale couvent iglesia convent monastery temple mosque",
    ground: "path",
    things: "hills church@54/40*1.25 tree@8/80*1.5 graves@90/80*.5",
  },
  castle: {
    words:
      "castle fortress palace citadel chateau stronghold keep alcázar *schloss *burg palast festung château forteresse palais castillo palacio fort",
    ground: "path",
    things: "hills castle@54/20*1.15 tree@6/90*1.5 tree@95/70*1.2",
  },
  courtyard: {
    words: "courtyard bailey castle_yard innenhof burghof schlosshof hinterhof cour cour_du_château patio castle_gate",
    ground: "cobbles",
    things: "castle@50/20*1.4 wall@50/16*.7 well@82/100",
  },
  ruins: {
    words: "ruin ruins temple_ruins ancient_temple *ruine tempel ruines templo pyramid pyramids egypt",
    ground: "sand",
    things: "ridge ruin@30/40*1.2 pyramid@80/10*.8 rocks@62/100",
  },
  rubble: {
    words: "rubble debris trümmer schutthaufen décombres escombros wreckage",
    ground: "dirt",
    things: "ridge smoke@76/10*1.2 ruin@36/50*1.4 rocks@12/100*1.4 rocks@64/90*1.6 rocks@92/120*1.3",
  },
  gate: {
    words:
      "gate gates city_gate town_gate palace_gate gates_of_the_city tor stadttor burgtor city_wall city_walls ramparts battlements stadtmauer porte_de_la_ville remparts muralla murallas puerta_de_la_ciudad",
    ground: "path",
    things: "ridge wall@50/20*1.1 gate@50/60*1.5 tree@8/90*1.6 tree@93/80*1.4",
  },
  camp: {
    words:
      "camp tented_field stockade palisade campsite encampment campfire tents *lager zeltlager feldlager campement campamento bivouac",
    ground: "grass",
    things: "pines@50 tent@24/60*1.2 tent@80/50 fire@52/110*.8",
  },
  battlefield: {
    words:
      "battlefield trench front_line frontline no_man's_land schlachtfeld schützengraben champ_de_bataille tranchée battle war_zone",
    ground: "dirt",
    things: "ridge bareTree@14/40 smoke@76/30*1.4 smoke@30/10 mud@40/80 cannon@80/90 fence@50/40*.6",
  },
  platform: {
    words:
      "platform railway railway_station train_station station depot *bahnhof bahnsteig gleis quai_de_gare gare andén estación tracks",
    ground: "planks",
    things: "shelter train@60/34*1.1 bench@14/110 lampPost@34/70",
  },
  airport: {
    words: "airport runway airfield tarmac hangar flughafen rollbahn aéroport piste aeropuerto",
    ground: "street",
    things: "ridge plane@52/10*1.3 lampPost@90/40",
  },
  launchpad: {
    words: "launchpad launch_site spaceport",
    ground: "street",
    things: "ridge rocket@54/60*1.3 fence@14/30",
  },
  facade: {
    words:
      "inn tavern hotel school hospital bank prison jail courthouse museum library theatre theater opera police_station saloon embassy university college factory office_building apartment_building apartment_block orphanage asylum gasthaus wirtshaus *schule krankenhaus gefängnis fabrik rathaus auberge école hôpital mairie hôtel théâtre prison shop store cinema casino town_hall post_office mill mühle moulin windmill warehouse observatory club restaurant café cafe",
    ground: "cobbles",
    things: "towers*.6 facade@50/30 lampPost@9/70 lampPost@91/70",
  },
} as const satisfies Record<string, Outside>;

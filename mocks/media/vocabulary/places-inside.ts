import { rides } from "./vehicles-inside.ts";
import type { Inside } from "./place.ts";

const boards = [26, 40, 44] as [number, number, number];
const stone = [32, 8, 44] as [number, number, number];
const tiles = [204, 10, 66] as [number, number, number];

/** Sets under a roof: the words that name them, the colours of wall and floor, and what stands there (see things.ts). */
export const inside = {
  // The neutral set: a plain backdrop that says nothing about the place.
  studio: { words: "studio_backdrop", wall: [214, 10, 62], floor: [214, 8, 50], things: "backdrop" },
  livingRoom: {
    words:
      "living_room morning_room lounge sitting_room parlour parlor drawing_room apartment flat suite room house home cottage mansion villa wohnzimmer wohnung stube *stube zimmer salon séjour appartement sala salón casa haus maison pièce 221b",
    wall: [36, 34, 72],
    floor: boards,
    things: "window@18 picture@62 sofa@54/40 lamp@86 armchair@10/70",
  },
  bedroom: {
    words:
      "bedroom bed_chamber bedchamber chamber nursery dormitory hotel_room guest_room schlafzimmer kinderzimmer schlafkammer kammer hotelzimmer chambre chambre_à_coucher dormitorio habitación",
    wall: [224, 24, 68],
    floor: boards,
    things: "window@16 picture@76 bed@60/56*1.15 lamp@92",
  },
  kitchen: {
    words: "kitchen *küche cuisine cocina scullery galley pantry",
    wall: [48, 40, 80],
    floor: tiles,
    things: "window@20 stove@76/10 pendant@50 table@30/90",
  },
  diningRoom: {
    words: "dining_room dining_hall esszimmer speisesaal salle_à_manger comedor banquet banquet_hall banquet_room",
    wall: [354, 26, 52],
    floor: boards,
    things: "chandelier@50 picture@18 picture@82 table@50/80*1.9 chair@20/90 chair@80/90 candles@50/-4",
  },
  bathroom: {
    words: "bathroom bath washroom toilet restroom shower *badezimmer bad toilette salle_de_bain salle_de_bains baño",
    wall: [188, 24, 78],
    floor: tiles,
    things: "mirror@24 bath@66/50 window@84",
  },
  corridor: {
    words:
      "corridor gallery_of_the_palace ante_room antechamber anteroom vorzimmer vorsaal antichambre antecámara hallway hall passage passageway landing vestibule foyer entrance *flur *gang korridor diele couloir vestibule pasillo zaguán entrance_hall",
    wall: [40, 24, 66],
    floor: boards,
    things: "perspective door@12 door@88 pendant@50 picture@30*.7",
  },
  stairs: {
    words: "stairs staircase stairway stairwell steps *treppe treppenhaus escalier escalera spiral_staircase",
    wall: [34, 22, 62],
    floor: boards,
    things: "picture@16 stairs@64/10*1.2 pendant@30",
  },
  cellar: {
    words:
      "cellar basement crypt dungeon vault calabozo catacomb wine_cellar *keller gruft verlies gewölbe cave_à_vin sous-sol cachot crypte sótano tomb_interior mausoleum boiler_room",
    wall: [30, 10, 34],
    floor: stone,
    things: "masonry arches@50 barrels@14/60 crates@86/60 candles@66/40",
  },
  attic: {
    words:
      "attic loft garret guardilla guardillón buhardilla desván sotabanco mansarde dachkammer *dachboden speicher grenier ático",
    wall: [28, 30, 40],
    floor: boards,
    things: "beams window@50*.6 chest@20/60 crates@84/50",
  },
  office: {
    words:
      "office redacción secretaría ministerio ministry despacho schreibstube boardroom newsroom bureau_de_poste police_station precinct interrogation_room meeting_room conference_room agency bank *büro amt amtszimmer kanzlei polizeiwache bureau commissariat oficina comisaría headquarters sheriff's_office studio",
    wall: [208, 16, 78],
    floor: [214, 10, 52],
    things: "window@20 shelves@82 desk@44/62",
  },
  study: {
    words:
      "study gothic_room gothic_chamber gotischen_zimmer gotisches_zimmer studierstube library den archive consulting_room reading_room bookshop bookstore *bibliothek arbeitszimmer studierzimmer bücherei bibliothèque cabinet_de_travail cabinet biblioteca estudio baker_street",
    wall: [20, 34, 36],
    floor: boards,
    things: "shelves@14*1.2 shelves@86*1.2 fireplace@50/4 armchair@24/70 armchair@78/74",
  },
  courtroom: {
    words: "courtroom court tribunal trial gerichtssaal gericht salle_d'audience tribunal juzgado courthouse",
    wall: [26, 34, 52],
    floor: boards,
    things: "columns bench@50/6*1.2 flag@14 table@20/100 table@82/100",
  },
  ward: {
    words:
      "hospital hospital_room ward clinic operating_room surgery infirmary sickroom morgue doctor's_office *krankenhaus krankenzimmer klinik hôpital clinique hospital enfermería sanatorium asylum emergency_room",
    wall: [168, 18, 84],
    floor: tiles,
    things: "window@16 screen@86 hospitalBed@54/50 monitor@30",
  },
  classroom: {
    words:
      "classroom clase class school schoolroom lecture_hall *klassenzimmer *schule hörsaal salle_de_classe école aula escuela university college",
    wall: [54, 26, 76],
    floor: boards,
    things: "blackboard@44 window@90 pupilsDesks@50/60",
  },
  churchInside: {
    words:
      "church chapel cathedral abbey monastery convent *kirche dom kloster kapelle église cathédrale couvent iglesia temple mosque synagogue",
    wall: [36, 18, 66],
    floor: stone,
    things: "arches@50 altar@50/10 pews@50 candles@20/60",
  },
  cell: {
    words:
      "prison prison_cell cell jail jailhouse gaol lockup *gefängnis zelle kerker prison_cellulaire cellule cárcel celda",
    wall: [210, 8, 46],
    floor: stone,
    things: "masonry slit@20 bunk@24/50 bars@50",
  },
  cave: {
    words: "cave cavern grotto mine mineshaft lair *höhle grotte bergwerk stollen caverne cueva mina",
    wall: [26, 18, 30],
    floor: [26, 14, 34],
    things: "cave",
  },
  pipe: {
    words: "pipe tunnel beam sewer tube duct shaft drain subway_tunnel *tunnel kanal kanalisation égout túnel air_duct",
    wall: [204, 16, 46],
    floor: stone,
    things: "pipe",
  },
  bar: {
    words:
      "bar pub saloon tavern inn taproom nightclub club speakeasy *kneipe *schenke schenkstube schankstube herberge wirtshaus wirtsstube gasthaus gaststube taverne auberge taberna cantina bistro admiral_benbow",
    wall: [14, 34, 40],
    floor: boards,
    things: "bottleShelf@24 window@86 pendant@20 pendant@44 pendant@70 counter@26",
  },
  cafe: {
    words:
      "café cafe restaurant diner coffee_shop cafeteria canteen tearoom ice_cream_parlour *kaffeehaus mensa imbiss brasserie restaurante cafetería bakery bäckerei boulangerie",
    wall: [24, 44, 62],
    floor: tiles,
    things: "window@24*1.2 pendant@50 pendant@82 cafeTables@50/60 board@80",
  },
  lobby: {
    words:
      "lobby hotel hotel_lobby reception museum gallery exhibition foyer_d'hôtel empfang *hotel hotelhalle hôtel musée museo vestíbulo palais palace castle schloss *schloss *burg château castillo palacio ballroom ballsaal great_hall banqueting_hall hall_of_mirrors halle saal rittersaal salle_de_bal",
    wall: [36, 26, 70],
    floor: [354, 40, 34],
    things: "arches@50 columns carpet chandelier@50",
  },
  throneRoom: {
    words: "throne_room throne *thronsaal salle_du_trône sala_del_trono royal_court",
    wall: [280, 20, 44],
    floor: stone,
    things: "columns banner@26 banner@74 carpet throne@50/30*1.1",
  },
  shop: {
    words:
      "shop store supermarket grocery market pharmacy drugstore pawnshop antique_shop general_store *laden *geschäft kaufhaus apotheke boutique magasin épicerie pharmacie tienda barber",
    wall: [160, 14, 62],
    floor: boards,
    things: "shelves@16*1.1 shelves@84*1.1 pendant@50 shopCounter@50/50",
  },
  laundry: {
    words: "laundry laundromat launderette waschsalon laverie lavandería waschküche",
    wall: [190, 24, 76],
    floor: tiles,
    things: "washers@50 pendant@30 pendant@70 bench@50/90",
  },
  workshop: {
    words:
      "workshop garage smithy forge warehouse factory hangar shed mill engine_room storeroom storage *werkstatt schmiede *fabrik lagerhalle lager mühle atelier usine entrepôt forge taller fábrica almacén windmill",
    wall: [206, 10, 48],
    floor: stone,
    things: "machines@76/6 crates@14/50 beams pendant@46",
  },
  stable: {
    words: "stable barn hayloft cowshed *stall scheune étable grange écurie establo granero",
    wall: [26, 34, 34],
    floor: [40, 44, 46],
    things: "beams stalls2@50 hay@16/60 barrels@90/50*.8",
  },
  laboratory: {
    words:
      "laboratory lab research_facility observatory *labor laboratoire laboratorio sternwarte server_room data_center",
    wall: [200, 20, 66],
    floor: tiles,
    things: "machines@84/6 flasks@38/40 pendant@38 board@14",
  },
  stage: {
    words:
      "theatre theater stage auditorium opera cinema concert_hall circus *theater *bühne oper kino zirkus théâtre scène opéra cinéma teatro escenario dressing_room",
    wall: [250, 20, 24],
    floor: boards,
    things: "spotlights curtains",
  },
  hut: {
    words:
      "hut cabin shack log_cabin lodge *hütte cabane cabaña farmhouse bauernhaus ferme grandmother's_house häuschen großmutters_haus haus_der_großmutter chez_la_grand-mère chaumière",
    wall: [28, 38, 42],
    floor: boards,
    things: "logs window@18 fireplace@78/4*.9 table@40/80*.8",
  },
  tower: {
    words: "lighthouse tower bell_tower turret clock_tower watchtower *turm leuchtturm tour phare torre faro",
    wall: [34, 12, 54],
    floor: stone,
    things: "masonry slit@50 stairs@82/10 lantern@30",
  },
  ...rides,
} as const satisfies Record<string, Inside>;
export type InsidePlace = keyof typeof inside;

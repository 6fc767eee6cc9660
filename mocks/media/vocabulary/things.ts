/** Things that a line or a heading may name: the words, and where the thing goes in a set that does not have it. */
export interface Thing {
  words: string;
  /** As in the sets; "" for a thing that is only seen in the open air, or only in a room. */
  outside: string;
  inside: string;
}

export const things = {
  peak: {
    words: "mountain peak summit mountains alps berg berge gipfel gebirge montagne sommet montaña volcano vulkan",
    outside: "peak@68*.8",
    inside: "",
  },
  sea: { words: "sea ocean meer ozean mer océan mar", outside: "seaBand", inside: "" },
  hills: { words: "hill hills foothills dunes hügel colline collines colina", outside: "hills", inside: "" },
  cliff: {
    words: "cliff precipice ledge abyss edge_of_the_cliff klippe abgrund falaise précipice acantilado",
    outside: "cliff@16/50",
    inside: "",
  },
  river: { words: "river stream brook creek fluss bach rivière ruisseau río", outside: "river@60", inside: "" },
  lake: { words: "lake pond pool teich étang lac lago weiher", outside: "lake@60/90", inside: "" },
  waterfall: { words: "waterfall torrent wasserfall cascade chute", outside: "waterfall@80/10*.9", inside: "" },
  tree: { words: "tree oak elm willow baum eiche arbre chêne árbol", outside: "tree@84/90*1.7", inside: "" },
  trees: { words: "trees bäume forest woods wald forêt bois arbres bosque", outside: "pines@50", inside: "" },
  palm: { words: "palm palm_tree palms palme palmier palmera", outside: "palm@86/90*1.2", inside: "" },
  bush: {
    words: "bush bushes shrub thicket hedge busch gebüsch hecke buisson haie arbusto",
    outside: "bush@80/110*1.5",
    inside: "",
  },
  rocks: { words: "rock rocks boulder stones felsen rocher rochers roca", outside: "rocks@84/110*1.3", inside: "" },
  flowers: {
    words: "flower flowers bouquet rose roses tulip blume blumen fleur fleurs flor flores",
    outside: "flowers@24/130 flowers@78/120",
    inside: "vase@84/20",
  },
  fire: {
    words: "fire campfire bonfire feuer lagerfeuer feu bûcher fuego hoguera",
    outside: "fire@72/110",
    inside: "fireplace@86/4*.8",
  },
  flames: {
    words:
      "flames flame blaze ablaze on_fire inferno flammen flamme brand brennt flammes incendie en_feu llamas llama incendio",
    outside: "fire@24/80*1.6 fire@74/70*1.9",
    inside: "fire@20/70*1.6 fire@80/60*2",
  },
  torches: {
    words: "torches torchlight fackeln flambeaux antorchas",
    outside: "fire@12/30*.6 fire@88/30*.6",
    inside: "candles@14/40*1.2 candles@86/40*1.2",
  },
  cauldron: {
    words: "cauldron caldron kettle boiling_pot kessel chaudron marmite caldero",
    outside: "cauldron@70/120",
    inside: "cauldron@70/110",
  },
  smoke: {
    words: "smoke rauch fumée humo explosion explodes explosion cloud_of_dust",
    outside: "smoke@80/10*1.3",
    inside: "smoke@84/60*.8",
  },
  ship: {
    words:
      "ship schooner galleon frigate sail sails vessel schiff segelschiff segel navire vaisseau voilier barco pirate_ship",
    outside: "ship@74/24*.6",
    inside: "",
  },
  boat: {
    words: "boat rowboat canoe lifeboat boot kahn barque canot bote skiff gig",
    outside: "boat@70/60*.9",
    inside: "",
  },
  lighthouse: { words: "lighthouse leuchtturm phare faro", outside: "lighthouse@20/26", inside: "" },
  castle: {
    words: "castle fortress palace tower schloss burg turm château tour forteresse castillo",
    outside: "castle@74/6*.55",
    inside: "",
  },
  house: {
    words: "house cottage hut farmhouse cabin haus häuschen hütte maison cabane casa blockhouse stockade",
    outside: "house@78/46*1.3",
    inside: "",
  },
  church: {
    words: "church chapel steeple kirche kapelle église chapelle iglesia",
    outside: "church@78/14*.7",
    inside: "",
  },
  bridge: { words: "bridge brücke pont puente", outside: "bridge@60/60*.8", inside: "" },
  gate: { words: "gate gates gateway tor portail grille puerta_de_hierro", outside: "gate@84/60", inside: "" },
  fence: { words: "fence railings zaun barrière clôture valla", outside: "fence@72/70", inside: "" },
  graves: {
    words: "grave graves tombstone gravestone headstone tomb grabstein grab tombe tumba",
    outside: "graves@60/90*.8",
    inside: "",
  },
  well: { words: "well_water the_well brunnen ziehbrunnen puits pozo", outside: "well@86/110", inside: "" },
  statue: { words: "statue monument denkmal bust büste estatua", outside: "statue@84/70", inside: "statue@90/30*.9" },
  lampPost: {
    words: "lamppost lamp_post street_lamp streetlight gaslight laterne réverbère farola",
    outside: "lampPost@88/80",
    inside: "",
  },
  trafficLight: { words: "traffic_light ampel feu_rouge semáforo", outside: "trafficLight@84/92*1.2", inside: "" },
  tent: { words: "tent tents zelt tente tienda wigwam", outside: "tent@84/70", inside: "" },
  car: {
    words: "car automobile taxi truck van convertible auto wagen taxi voiture camion coche cadillac",
    outside: "car@52/60*1.2",
    inside: "",
  },
  carriage: {
    words:
      "carriage coach hansom hansom_cab brougham stagecoach buggy kutsche fiacre calèche carrosse diligence carruaje",
    outside: "carriage@50/70*1.3",
    inside: "",
  },
  wagon: {
    words: "wagon covered_wagon cart planwagen karren chariot charrette carreta",
    outside: "wagon@52/60",
    inside: "",
  },
  train: { words: "train locomotive railway_engine zug lokomotive tren", outside: "train@64/40", inside: "" },
  bicycle: {
    words: "bicycle bike cycle fahrrad vélo bicyclette bicicleta motorcycle",
    outside: "bicycle@80/110*1.2",
    inside: "",
  },
  plane: {
    words: "plane aeroplane airplane jet biplane flugzeug avion avión",
    outside: "plane@70/-190*.7",
    inside: "",
  },
  helicopter: { words: "helicopter chopper hubschrauber hélicoptère", outside: "helicopter@72/-190*.7", inside: "" },
  rocket: { words: "rocket missile rakete fusée cohete spaceship spacecraft", outside: "rocket@80/60*.9", inside: "" },
  saucer: { words: "saucer flying_saucer ufo alien_ship untertasse soucoupe", outside: "saucer@66/-180", inside: "" },
  planet: { words: "full_moon planet saturn vollmond pleine_lune", outside: "", inside: "" },
  cannon: { words: "cannon cannons gun_carriage kanone canon cañón", outside: "cannon@84/110", inside: "cannon@84/60" },
  flag: {
    words: "flag banner jolly_roger union_jack fahne flagge drapeau pavillon bandera",
    outside: "flag@88/70",
    inside: "flag@92/30",
  },
  barrels: {
    words: "barrel barrels cask keg fass fässer tonneau tonneaux barril",
    outside: "barrels@86/120",
    inside: "barrels@88/70",
  },
  crates: {
    words: "crate crates boxes kiste kisten caisse caisses caja",
    outside: "crates@86/110",
    inside: "crates@88/60",
  },
  chest: {
    words:
      "chest trunk treasure_chest sea-chest sea_chest treasure truhe schatz schatztruhe coffre trésor cofre tesoro",
    outside: "chest@76/140*1.2",
    inside: "chest@82/90*1.2",
  },
  coffin: { words: "coffin casket sarg cercueil ataúd sarcophagus", outside: "coffin@72/120", inside: "coffin@66/70" },
  body: {
    words: "body corpse dead_man dead_body dead_woman carcass cadaver leiche leichnam tote cadavre corps cadáver",
    outside: "body@66/170*1.1",
    inside: "body@64/120*1.1",
  },
  skeleton: {
    words: "skeleton bones skull skelett schädel knochen squelette crâne esqueleto",
    outside: "skeleton@70/170*1.3",
    inside: "skeleton@72/120*1.3",
  },
  gallows: { words: "gallows noose scaffold galgen potence gibet horca", outside: "gallows@80/60", inside: "" },
  table: {
    words: "table tisch mesa banquet feast festmahl festin banquete breakfast dinner supper frühstück abendessen",
    outside: "table@74/110",
    inside: "table@70/80*1.1",
  },
  chair: { words: "chair stool stuhl chaise silla", outside: "chair@84/110", inside: "chair@84/70*1.1" },
  armchair: {
    words: "armchair sofa couch settee sessel lehnstuhl fauteuil canapé sillón",
    outside: "",
    inside: "armchair@84/70",
  },
  bed: { words: "bed bunk mattress bett lit cama", outside: "", inside: "bed@60/60*1.1" },
  desk: { words: "desk writing_desk schreibtisch bureau escritorio", outside: "", inside: "desk@74/60" },
  fireplace: {
    words: "fireplace hearth fireside chimney kamin herd cheminée âtre chimenea",
    outside: "",
    inside: "fireplace@82/4",
  },
  candles: {
    words: "candle candles candlestick candelabra kerze kerzen bougie chandelle vela",
    outside: "candles@76/110",
    inside: "candles@80/60*1.1",
  },
  lantern: {
    words: "lantern oil_lamp lamp lampe laterne lanterne linterna",
    outside: "lantern@84/110",
    inside: "lantern@80",
  },
  mirror: { words: "mirror looking-glass looking_glass spiegel miroir glace espejo", outside: "", inside: "mirror@82" },
  picture: {
    words: "portrait painting photograph picture_on_the_wall gemälde bildnis tableau cuadro",
    outside: "",
    inside: "picture@76*1.3",
  },
  window: { words: "window windowpane shutters fenster fenêtre ventana", outside: "", inside: "window@80" },
  door: { words: "door doorway threshold tür türe porte puerta hatch", outside: "", inside: "door@88" },
  stairs: { words: "stairs staircase steps treppe escalier marches escalera", outside: "", inside: "stairs@84/10" },
  clock: { words: "clock pendulum uhr standuhr horloge pendule reloj", outside: "", inside: "clock@70*1.3" },
  piano: { words: "piano organ harpsichord klavier flügel orgel orgue", outside: "", inside: "piano@82/30" },
  television: {
    words: "television tv tv_set radio fernseher radioapparat télévision televisor wireless",
    outside: "",
    inside: "television@84/40",
  },
  telephone: {
    words: "telephone receiver switchboard telefon hörer téléphone teléfono",
    outside: "",
    inside: "telephone@86/40",
  },
  flasks: {
    words: "flask flasks test_tube test_tubes beaker retort chemicals potion reagenzglas fiole éprouvette",
    outside: "",
    inside: "flasks@76/70*.8",
  },
  machines: {
    words: "machine machines machinery generator computer computers server maschine maschinen appareil máquina",
    outside: "",
    inside: "machines@84/20",
  },
  shelves: {
    words: "bookcase bookshelf bookshelves shelves books regal bücherregal bibliothèque étagère estante",
    outside: "",
    inside: "shelves@86",
  },
  bottles: {
    words: "bottle bottles rum wine flasche wein bouteille vin botella",
    outside: "bottles@82/110*1.2",
    inside: "table@82/90*.7 bottles@82/30",
  },
  food: {
    words: "food bread cake meal soup roast brot kuchen essen suppe gâteau pain galette repas comida",
    outside: "",
    inside: "table@78/90*.8 food@78/20",
  },
  throne: { words: "throne thron trône trono", outside: "throne@78/60", inside: "throne@78/30" },
  curtains: { words: "curtain curtains vorhang rideau telón", outside: "", inside: "" },
} as const satisfies Record<string, Thing>;

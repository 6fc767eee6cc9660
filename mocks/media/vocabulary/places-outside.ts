import { built } from "./places-built.ts";
import type { Outside } from "./place.ts";

/** Sets under the sky: the words that name them, the ground, and what stands there (see things.ts for how). */
export const outside = {
  // The neutral set of the open air: nothing but ground and sky.
  open: { words: "open_air open_country gegend freie_gegend", ground: "dirt", things: "ridge" },
  field: {
    words:
      "field cornfield wheat meadow pasture prairie plain plains *feld *wiese acker champ prairie pré campo prado countryside landscape campagne country",
    ground: "field",
    things: "rows hills tree@88/20*1.1",
  },
  heath: {
    words:
      "heath moor moorland desert_place deserted_place barren_place lonely_place waste wilderness steppe *heide einöde wildnis ödland lande landes lieu_désert páramo yermo despoblado",
    ground: "grass",
    things: "hills bareTree@90/60*1.3 rocks@16/90*1.3 bush@66/110 bush@30/60*.7",
  },
  meadow: {
    words: "clearing glade lichtung waldwiese clairière flower_meadow blumenwiese",
    ground: "grass",
    things: "pines@50 flowers@16/110 flowers@50/150 flowers@84/100 tree@96/90*1.6",
  },
  forest: {
    words: "forest woods woodland wood grove thicket *wald wälder waldrand waldweg forêt bois bosque",
    ground: "path",
    things: "pines@50*1.1 pine@3/150*2.2 pine@97/140*2",
  },
  jungle: {
    words: "jungle rainforest dschungel urwald selva",
    ground: "grass",
    things: "trees@50 palm@14/70*1.3 palm@84/50*1.1 leaves@0/200*1.3 leaves@100/180*1.4 bush@70/40",
  },
  mountains: {
    words:
      "mountain mount peak summit ridge alps mountaintop mountain_pass pass *berg berge gebirge gipfel alpen montagne mont sommet montaña sierra glacier gletscher",
    ground: "rock",
    things: "peak@64 peak@24*.7 rocks@10/90*1.2 rocks@90/120*1.4",
  },
  hills: {
    words: "hill hills foothills hillside slope valley *hügel hang *tal colline vallée colina valle",
    ground: "grass",
    things: "peak@30*.5 hills tree@90/60*1.2 bush@8/100",
  },
  cliff: {
    words:
      "cliff precipice ledge gorge ravine abyss chasm canyon falls *klippe abgrund schlucht felsen falaise précipice gouffre acantilado barranco reichenbach",
    ground: "rock",
    things: "peak@70*.6 cliff@24/60 waterfall@78/10*.8",
  },
  desert: {
    words: "desert dune dunes sand wasteland mesa badlands *wüste désert desierto sahara",
    ground: "sand",
    things: "ridge cactus@12/110 cactus@84/120 rocks@64/40*.7",
  },
  beach: {
    words:
      "beach shore seashore seaside coast sand_beach bay cove *strand küste ufer plage côte rivage playa costa island insel île isla lagoon",
    ground: "beach",
    things: "boat@70/24*.7 palm@6/150*1.5 palm@94/130*1.3 rocks@82/90*.7",
  },
  sea: {
    words:
      "sea ocean open_sea atlantic pacific waves lifeboat raft rowboat boat *meer ozean mer océan mar océano boot barque canot barca ruderboot",
    ground: "sea",
    things: "ship@72/20*.55",
  },
  underwater: {
    words: "underwater seabed ocean_floor reef unterwasser meeresgrund sous_l'eau fond_de_la_mer",
    ground: "sand",
    things: "deep rocks@20/80*1.4 reeds@86/110*1.4 reeds@10/140*1.2 bubbles@50",
  },
  harbour: {
    words:
      "harbour harbor port dock docks pier wharf quay marina jetty *hafen kai port_de_pêche quai puerto muelle dockside",
    ground: "planks",
    things: "seaBand ship@66/36*1 barrels@10/120 crates@90/110 lampPost@34/80",
  },
  lighthouse: {
    words: "lighthouse *leuchtturm phare faro",
    ground: "beach",
    things: "lighthouse@26/30*1.25 boat@76/24*.6 rocks@88/100",
  },
  deck: {
    words:
      "deck ship ship's_deck main_deck quarterdeck poop forecastle crow's_nest aboard schiff *schiff schiffsdeck navire pont_du_navire pont bateau barco cubierta galleon schooner frigate schoner hispaniola brig yacht vessel",
    ground: "deck",
    things: "mast@50 railing@50/6 barrels@8/110 wheel@84/110",
  },
  lake: {
    words: "lake pond lakeside lakeshore see *waldsee bergsee seeufer teich weiher lac étang lago",
    ground: "grass",
    things: "ridge pines@50*.7 lake@50/80*1.5 reeds@8/150 boat@62/70*.6",
  },
  river: {
    words:
      "river stream brook creek riverbank ford bank_of_the_river *fluss *bach flussufer rivière fleuve ruisseau río arroyo thames themse seine rhein rhine",
    ground: "grass",
    things: "ridge trees@50*.8 river@50 reeds@8/150 rocks@88/90",
  },
  waterfall: {
    words: "waterfall wasserfall cascade cascada chute_d'eau",
    ground: "grass",
    things: "waterfall@54/40*1.2 pines@50*.6 rocks@14/120*1.3",
  },
  swamp: {
    words: "swamp marsh bog fen mire *sumpf *moor marais marécage pantano everglades",
    ground: "swamp",
    things: "bareTree@12/60*1.1 bareTree@86/80*1.3 mud@50/60 reeds@30/120 reeds@70/150",
  },
  snow: {
    words:
      "snowfield tundra arctic antarctic north_pole south_pole ice glacier_field *schneefeld eis packeis *gletschereis banquise polar frozen_lake",
    ground: "snow",
    things: "peak@70*.6 ice@22/40 snowDrifts",
  },
  space: {
    words: "space outer_space orbit asteroid galaxy stars weltraum weltall espace espacio asteroid_belt deep_space",
    ground: "none",
    things: "stars planet@76",
  },
  moon: {
    words:
      "moon lunar planet planet_surface crater mars alien_planet *mond mondoberfläche lune planète luna planeta martian",
    ground: "moon",
    things: "stars planet@80*.7 craters rocks@10/80 rocks@90/120*1.2",
  },
  sky: {
    words:
      "sky clouds heaven airborne mid-air *himmel wolken wolkendekoration feenreich geisterreich ciel nuages cielo",
    ground: "none",
    things: "clouds",
  },
  ...built,
} as const satisfies Record<string, Outside>;
export type OutsidePlace = keyof typeof outside;

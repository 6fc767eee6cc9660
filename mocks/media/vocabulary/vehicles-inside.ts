import type { Inside } from "./place.ts";

const boards = [26, 40, 44] as [number, number, number];
const stone = [32, 8, 44] as [number, number, number];

/** Sets inside what moves. */
export const rides = {
  cockpit: {
    words:
      "spaceship starship spacecraft control_room submarine shuttle airlock bridge_of_the_ship space_station raumschiff vaisseau nave_espacial cockpit command_center mission_control bridge kommandobrücke u-boot sous-marin",
    wall: [214, 20, 36],
    floor: stone,
    things: "cockpit",
  },
  car: {
    words:
      "car taxi cab automobile truck van bus limousine *auto *wagen voiture coche police_car patrol_car cadillac lastwagen camion",
    wall: [220, 8, 22],
    floor: stone,
    things: "carInside",
  },
  coach: {
    words: "carriage coach hansom stagecoach *kutsche calèche diligence carruaje brougham hansom_cab",
    wall: [352, 36, 26],
    floor: stone,
    things: "coachInside",
  },
  compartment: {
    words:
      "train compartment railway_carriage railroad_car subway metro tram sleeping_car *zug abteil zugabteil u-bahn straßenbahn wagon compartiment métro tren vagón dining_car train_car",
    wall: [26, 36, 40],
    floor: boards,
    things: "compartment",
  },
  plane: {
    words: "plane aeroplane airplane aircraft jet helicopter *flugzeug hubschrauber avion avión airliner",
    wall: [206, 16, 76],
    floor: [214, 10, 46],
    things: "planeInside",
  },
  shipCabin: {
    words:
      "ship ship's_cabin captain's_cabin cabin_of_the_ship stateroom below_deck below_decks hold *schiff *kajüte navire cale bateau cabine camarote galleon schooner hispaniola boat yacht",
    wall: [26, 42, 36],
    floor: boards,
    things: "beams porthole@18 porthole@50 porthole@82 table@50/60 lantern@50 chest@14/80",
  },
  tent: {
    words: "tent tipi wigwam marquee *zelt tente tienda_de_campaña yurt",
    wall: [40, 36, 66],
    floor: [34, 30, 46],
    things: "tentInside crates@14/50 lantern@50",
  },
  lift: {
    words: "elevator lift aufzug fahrstuhl ascenseur ascensor",
    wall: [210, 8, 60],
    floor: stone,
    things: "lift",
  },
} as const satisfies Record<string, Inside>;

import * as backgrounds from "./backgrounds.ts";
import * as buildings from "./buildings.ts";
import * as camps from "./camps.ts";
import * as craft from "./craft.ts";
import * as furnishings from "./furnishings.ts";
import * as furniture from "./furniture.ts";
import * as interiors from "./interiors.ts";
import * as landmarks from "./landmarks.ts";
import * as masonry from "./masonry.ts";
import * as nature from "./nature.ts";
import * as plants from "./plants.ts";
import * as publicRooms from "./public-rooms.ts";
import * as rides from "./rides.ts";
import * as shipThings from "./ship-things.ts";
import * as smallThings from "./small-things.ts";
import * as specialRooms from "./special-rooms.ts";
import * as terrain from "./terrain.ts";
import * as vehicles from "./vehicles.ts";
import type { Paint } from "./landmarks.ts";

/** Paints a thing with its foot, or where it hangs its middle, at (x, y). */
export type Painter = (paint: Paint, x: number, y: number, size: number) => void;

/** `far` lies behind the ground, `wall` hangs, `floor` stands, `near` is before everybody else. */
export type Layer = "far" | "wall" | "floor";

/** By layer: each thing's painter, and how far below the horizon it usually stands, in pixels. */
export const painters: Record<string, { layer: Layer; y: number; paint: Painter }> = {
  ...on("far", 0, {
    ridge: (paint) => landmarks.paintRidge(paint, { h: 150, s: 26, l: 56 }, 46),
    peak: nature.paintPeak,
    towers: (paint, _x, _y, size) => landmarks.paintTowers(paint, 9, 60 * size, 190 * size),
    stars: backgrounds.paintStars,
    planet: (paint, x, _y, size) => terrain.paintPlanet(paint, x, paint.h * 0.26, size),
    clouds: backgrounds.paintClouds,
    deep: backgrounds.paintDeep,
    seaBand: backgrounds.paintSeaBand,
    backdrop: specialRooms.paintBackdrop,
    cave: specialRooms.paintCave,
    pipe: specialRooms.paintPipe,
    cockpit: rides.paintCockpit,
    carInside: rides.paintCarInside,
    coachInside: rides.paintCoachInside,
    compartment: rides.paintCompartment,
    planeInside: rides.paintPlaneInside,
    masonry: backgrounds.paintMasonry,
    logs: backgrounds.paintLogs,
    tentInside: specialRooms.paintTentInside,
    lift: rides.paintLift,
    arches: backgrounds.paintArches,
    perspective: backgrounds.paintPerspective,
    columns: backgrounds.paintColumns,
  }),
  ...on("wall", 0, {
    window: (paint, x, _y, size) =>
      furniture.paintWindow(paint, x - 105 * size, paint.h * 0.14, 210 * size, 180 * size),
    slit: (paint, x) => furniture.paintWindow(paint, x - 36, paint.h * 0.16, 72, 78),
    porthole: interiors.paintPorthole,
    picture: (paint, x, _y, size) => furniture.paintPicture(paint, x - 55 * size, paint.h * 0.2, 110 * size, 84 * size),
    pendant: (paint, x) => furniture.paintPendant(paint, x, paint.h * 0.26),
    lantern: (paint, x) => furniture.paintPendant(paint, x, paint.isOpen ? paint.h * 0.5 : paint.h * 0.3),
    chandelier: interiors.paintChandelier,
    mirror: (paint, x, _y, size) => furnishings.paintMirror(paint, x, paint.h * 0.34, size),
    blackboard: (paint, x, _y, size) => publicRooms.paintBlackboard(paint, x, paint.h * 0.34, size),
    board: (paint, x, _y, size) => publicRooms.paintBlackboard(paint, x, paint.h * 0.3, size * 0.6),
    clock: (paint, x, _y, size) => smallThings.paintClock(paint, x, paint.h * 0.24, size),
    curtains: (paint) => publicRooms.paintCurtains(paint, 0, paint.horizon),
    banner: interiors.paintBanner,
    beams: interiors.paintBeams,
    bottleShelf: (paint, x) => furniture.paintShelves(paint, x - 150, paint.h * 0.1, 300, 180),
    spotlights: interiors.paintSpotlights,
    bars: (paint) => publicRooms.paintBars(paint, 0, paint.horizon + 40),
  }),
  ...on("floor", 24, {
    shelves: (paint, x, _y, size) =>
      furniture.paintShelves(paint, x - 120 * size, paint.h * 0.12, 240 * size, paint.horizon - paint.h * 0.12),
    door: (paint, x, _y, size) => furnishings.paintDoor(paint, x, paint.horizon + 4, size),
    lamp: (paint, x, y) => furniture.paintLamp(paint, x, y),
    sofa: (paint, x, y) => furniture.paintSofa(paint, x, y),
    desk: (paint, x, y) => furniture.paintDesk(paint, x, y),
    armchair: furnishings.paintArmchair,
    bed: furnishings.paintBed,
    hospitalBed: furnishings.paintBed,
    table: furnishings.paintTable,
    chair: furnishings.paintChair,
    fireplace: furnishings.paintFireplace,
    stove: furnishings.paintStove,
    bath: furnishings.paintBath,
    stairs: furnishings.paintStairs,
    throne: publicRooms.paintThrone,
    bunk: publicRooms.paintBunk,
    pews: publicRooms.paintPews,
    altar: publicRooms.paintAltar,
    bench: (paint, x, y, size) =>
      paint.isOpen ? landmarks.paintBench(paint, x, y) : publicRooms.paintBench(paint, x, y, size),
    pupilsDesks: publicRooms.paintPupilsDesks,
    flasks: publicRooms.paintFlasks,
    machines: publicRooms.paintMachines,
    counter: interiors.paintCounter,
    shopCounter: interiors.paintShopCounter,
    cafeTables: interiors.paintCafeTables,
    screen: interiors.paintScreen,
    monitor: interiors.paintMonitor,
    washers: interiors.paintWashers,
    stalls2: interiors.paintBoxes,
    hay: interiors.paintHay,
    carpet: interiors.paintCarpet,
    vase: interiors.paintVase,
    barrels: shipThings.paintBarrels,
    crates: shipThings.paintCrates,
    coffin: smallThings.paintCoffin,
    cauldron: smallThings.paintCauldron,
    chest: shipThings.paintChest,
    piano: smallThings.paintPiano,
    television: smallThings.paintTelevision,
    telephone: smallThings.paintTelephone,
    candles: smallThings.paintCandles,
    bottles: smallThings.paintBottles,
    food: smallThings.paintFood,
    skeleton: smallThings.paintSkeleton,
    body: smallThings.paintBody,
    cannon: shipThings.paintCannon,
    flag: shipThings.paintFlag,
    wheel: shipThings.paintWheel,
    mast: shipThings.paintMast,
    railing: shipThings.paintRailing,
    cliff: nature.paintCliff,
    hills: nature.paintHills,
    river: nature.paintRiver,
    lake: nature.paintLake,
    waterfall: nature.paintWaterfall,
    palm: plants.paintPalm,
    bareTree: plants.paintBareTree,
    bush: plants.paintBush,
    rocks: nature.paintRocks,
    rows: plants.paintRows,
    leaves: plants.paintLeaves,
    flowers: plants.paintFlowers,
    reeds: plants.paintReeds,
    fire: nature.paintFire,
    smoke: nature.paintSmoke,
    ice: terrain.paintIce,
    craters: terrain.paintCraters,
    mud: terrain.paintMud,
    snowDrifts: terrain.paintSnowDrifts,
    bubbles: backgrounds.paintBubbles,
    tree: (paint, x, y, size) => landmarks.paintTree(paint, x, y, size),
    trees: (paint, _x, y, size) =>
      paintMany(paint, 7, (x, dy) => landmarks.paintTree(paint, x, y - 18 + dy, size * paint.dice.between(0.55, 1))),
    pines: (paint, _x, y, size) => {
      for (const row of [0, 1])
        paintMany(paint, 10, (x) =>
          landmarks.paintPine(paint, x, y + row * 30, (0.8 + row * 0.4) * size, 26 + row * 7),
        );
    },
    pine: (paint, x, y, size) => landmarks.paintPine(paint, x, y, size, 22),
    cactus: (paint, x, y) => landmarks.paintCactus(paint, x, y),
    house: (paint, x, y, size) => landmarks.paintHouse(paint, x - 70 * size, y, size),
    houses: (paint, _x, y) =>
      paintMany(paint, 5, (x, dy) => landmarks.paintHouse(paint, x - 70, y + dy, paint.dice.between(0.85, 1.15))),
    hut: camps.paintHut,
    barn: camps.paintBarn,
    castle: buildings.paintCastle,
    church: buildings.paintChurch,
    facade: buildings.paintFacade,
    shopfronts: buildings.paintShopfronts,
    ruin: masonry.paintRuin,
    pyramid: masonry.paintPyramid,
    tent: camps.paintTent,
    windmill: camps.paintWindmill,
    wall: masonry.paintWall,
    fence: camps.paintFence,
    gate: masonry.paintGate,
    bridge: masonry.paintBridge,
    graves: masonry.paintGraves,
    well: masonry.paintWell,
    fountain: masonry.paintFountain,
    statue: masonry.paintStatue,
    lampPost: camps.paintLampPost,
    stalls: camps.paintStalls,
    gallows: camps.paintGallows,
    chimney: backgrounds.paintChimney,
    shelter: backgrounds.paintShelter,
    wheelStack: interiors.paintHay,
    trafficLight: landmarks.paintTrafficLight,
    lighthouse: (paint, x, y) => landmarks.paintLighthouse(paint, x, y),
    boat: (paint, x, y) => landmarks.paintBoat(paint, x, y),
    car: (paint, x, y) => landmarks.paintCar(paint, x, y),
    carriage: vehicles.paintCarriage,
    wagon: vehicles.paintWagon,
    train: vehicles.paintTrain,
    ship: craft.paintShip,
    plane: craft.paintPlane,
    helicopter: craft.paintHelicopter,
    rocket: craft.paintRocket,
    saucer: craft.paintSaucer,
    bicycle: vehicles.paintBicycle,
  }),
};

function on(layer: Layer, y: number, group: Record<string, Painter>): typeof painters {
  return Object.fromEntries(Object.entries(group).map(([name, paint]) => [name, { layer, y, paint }]));
}

function paintMany({ w, dice }: Paint, count: number, paintOne: (x: number, dy: number) => void): void {
  for (let i = 0; i < count; i++) paintOne((i / (count - 1)) * w + dice.between(-36, 36), dice.between(0, 20));
}

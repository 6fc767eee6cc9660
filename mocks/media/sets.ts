import { type Brush, box, fill, line, oval, polygon } from "./brush.ts";
import { type Colour, hsl, lighter } from "./colour.ts";
import type { Paint } from "./landmarks.ts";
import { painters } from "./painters.ts";
import type { Scene } from "./scenes.ts";
import { paintSky } from "./sky.ts";
import { inside } from "./vocabulary/places-inside.ts";
import type { Ground } from "./vocabulary/place.ts";
import { outside } from "./vocabulary/places-outside.ts";

const colourOf = ([h, s, l]: readonly [number, number, number]) => hsl(h, s, l);
const quiet = { isFlat: true, hasOutline: false };

/** The set of a scene: sky and ground, or walls and floor, and what stands there. Words add to it. */
export function paintScene(brush: Brush, scene: Scene, width: number, height: number): void {
  const isNight = scene.time === "night";
  const isLow = scene.time === "dawn" || scene.time === "sunset";
  const dim = (colour: Colour): Colour => {
    const snowy =
      scene.weather === "snow" && !scene.isInside && colour.h > 60 && colour.h < 170
        ? { h: 206, s: 18, l: Math.max(74, colour.l + 24) }
        : colour;
    if (isNight)
      return scene.isInside
        ? { ...snowy, s: snowy.s * 0.85, l: snowy.l * 0.62 }
        : { h: snowy.h + 20, s: snowy.s * 0.7, l: snowy.l * 0.42 };
    return isLow ? { h: snowy.h - 8, s: snowy.s * 0.95, l: snowy.l * 0.78 } : snowy;
  };
  const isAnime = brush.style.name === "Classic Anime";
  const horizon = height * (scene.isInside ? 0.72 : isAnime ? 0.64 : 0.6);
  const paint: Paint = { ...brush, w: width, h: height, horizon, isNight, dim, isOpen: !scene.isInside };
  if (scene.isInside) {
    const set = inside[scene.place];
    paintWalls(paint, colourOf(set.wall), colourOf(set.floor));
    paintThings(paint, [...set.things.split(" "), ...scene.things]);
  } else {
    const set = outside[scene.place];
    const sky = scene.weather === "clear" ? scene.time : scene.time === "night" ? "night" : "grey";
    paintSky(brush, width, horizon, sky);
    const all = [...set.things.split(" "), ...scene.things];
    paintThings(paint, all, "far");
    paintGround(paint, set.ground);
    paintThings(paint, all, "near the ground");
  }
}

/** "tree@4/170*2" stands at 4 % of the width, 170 pixels below the horizon, twice as large as usual. */
const notation = /^(\w+?)(?:@(-?[\d.]+))?(?:\/(-?[\d.]+))?(?:\*([\d.]+))?$/;

function paintThings(paint: Paint, all: string[], only?: "far" | "near the ground"): void {
  const placed = all.flatMap((each) => {
    const [, name = "", x = "50", y, size = "1"] = notation.exec(each) ?? [];
    const painter = painters[name];
    if (!painter || (only === "far") !== (only !== undefined && painter.layer === "far")) return [];
    return [{ painter, x: (Number(x) / 100) * paint.w, y: paint.horizon + Number(y ?? painter.y), size: Number(size) }];
  });
  const order = { far: 0, wall: 1, floor: 2 };
  for (const { painter, x, y, size } of placed.toSorted(
    (a, b) => order[a.painter.layer] - order[b.painter.layer] || a.y - b.y,
  ))
    painter.paint(paint, x, y, size);
}

function paintWalls(paint: Paint, wall: Colour, floor: Colour): void {
  const { w, h, horizon, dim } = paint;
  fill(paint, box(-20, -20, w + 40, horizon + 20), dim(wall), {
    isFlat: paint.style.shading !== "soft",
    hasOutline: false,
  });
  fill(paint, box(-20, horizon, w + 40, h), dim(floor), { isFlat: true });
  for (let i = -4; i <= 4; i++)
    line(
      paint,
      1.6,
      [
        [w / 2 + i * 90, horizon],
        [w / 2 + i * 300, h + 10],
      ],
      dim(lighter(floor, -12)),
    );
  fill(paint, box(-20, horizon - 12, w + 40, 12), dim(lighter(wall, -22)), { isFlat: true });
}

const colours: Record<Ground, Colour | undefined> = {
  grass: hsl(104, 44, 46),
  path: hsl(104, 44, 46),
  dirt: hsl(34, 36, 56),
  road: hsl(92, 34, 48),
  street: hsl(220, 8, 62),
  cobbles: hsl(30, 10, 54),
  sand: hsl(38, 58, 66),
  snow: hsl(208, 30, 92),
  rock: hsl(28, 12, 50),
  sea: hsl(204, 64, 44),
  beach: hsl(204, 64, 48),
  deck: hsl(28, 44, 48),
  planks: hsl(28, 28, 46),
  field: hsl(46, 58, 54),
  swamp: hsl(80, 26, 34),
  moon: hsl(220, 7, 56),
  roof: hsl(228, 8, 44),
  none: undefined,
};

function paintGround(paint: Paint, ground: Ground): void {
  const { w, h, horizon, dim, dice } = paint;
  const colour = colours[ground];
  if (colour === undefined) return;
  const low = ground === "deck" || ground === "planks" ? horizon : horizon;
  fill(paint, box(-20, low, w + 40, h - low + 40), dim(colour), { isFlat: paint.style.shading !== "soft" });
  const lane = (far: number, near: number, lane_colour: Colour) =>
    fill(
      paint,
      polygon(
        [w * (0.5 - far), horizon],
        [w * (0.5 + far), horizon],
        [w * (0.5 + near), h + 20],
        [w * (0.5 - near), h + 20],
      ),
      dim(lane_colour),
      { isFlat: true },
    );
  switch (ground) {
    case "path":
      return lane(0.035, 0.3, hsl(38, 42, 72));
    case "road":
      lane(0.03, 0.42, hsl(34, 22, 58));
      return lane(0.004, 0.03, hsl(92, 30, 50));
    case "street":
      lane(0.08, 0.68, hsl(230, 9, 36));
      for (let i = 0; i < 5; i++) {
        const near = ((i + 1) / 5) ** 2;
        const [y, next] = [horizon + (h - horizon) * near * 0.8, horizon + (h - horizon) * near];
        fill(
          paint,
          polygon(
            [w / 2 - 3 - near * 12, y],
            [w / 2 + 3 + near * 12, y],
            [w / 2 + 4 + near * 17, next],
            [w / 2 - 4 - near * 17, next],
          ),
          hsl(48, 90, 70),
          quiet,
        );
      }
      return;
    case "cobbles":
      for (let i = 0; i < 46; i++) {
        const near = dice.between(0.12, 1);
        fill(
          paint,
          oval(dice.between(0, w), horizon + (h - horizon) * near, 9 + 22 * near, 2 + 5 * near),
          dim(lighter(colour, dice.between(-9, 7))),
          quiet,
        );
      }
      return;
    case "sand":
      for (let i = 0; i < 3; i++)
        fill(
          paint,
          oval(w * dice.between(0, 1), h * (0.76 + i * 0.1), w * 0.5, 46),
          dim(hsl(36, 60, 70 - i * 5)),
          quiet,
        );
      return;
    case "sea":
    case "beach":
      for (let i = 0; i < 24; i++)
        fill(
          paint,
          oval(dice.between(0, w), horizon + 8 + ((h - horizon) * i) / 24, 14 + i * 3.4, 1.6 + i * 0.14),
          dim(hsl(196, 70, 76)),
          quiet,
        );
      if (ground === "beach")
        fill(
          paint,
          polygon([-20, h * 0.78], [w * 0.5, h * 0.81], [w + 20, h * 0.74], [w + 20, h + 20], [-20, h + 20]),
          dim(hsl(42, 56, 76)),
        );
      return;
    case "deck":
      fill(paint, box(-20, horizon, w + 40, 40), dim(hsl(204, 64, 44)), quiet);
      fill(paint, polygon([-20, horizon + 14], [w + 20, horizon + 14], [w + 20, h + 20], [-20, h + 20]), dim(colour));
      return boards(paint, colour);
    case "planks":
      return boards(paint, colour);
    default:
  }
}

function boards(paint: Paint, colour: Colour): void {
  const { w, h, horizon, dim } = paint;
  for (let i = -9; i <= 9; i++)
    line(
      paint,
      2,
      [
        [w / 2 + i * 56, horizon + 14],
        [w / 2 + i * 190, h + 10],
      ],
      dim(lighter(colour, -14)),
    );
}

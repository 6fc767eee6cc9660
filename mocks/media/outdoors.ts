import { type Brush, box, fill, oval, polygon, puff } from "./brush.ts";
import { type Colour, hsl } from "./colour.ts";
import {
  type Paint,
  paintRidge,
  paintTree,
  paintPine,
  paintTowers,
  paintTrafficLight,
  paintCar,
  paintBench,
  paintLighthouse,
  paintBoat,
  paintCactus,
  paintHouse,
} from "./landmarks.ts";
import type { Outdoors } from "./scenes.ts";
import { paintSky } from "./sky.ts";

export interface Stage {
  width: number;
  height: number;
  isNight: boolean;
}

const quiet = { isFlat: true, hasOutline: false };

export function paintOutdoors(brush: Brush, place: Outdoors, stage: Stage): void {
  const { width: w, height: h, isNight } = stage;
  const horizon = h * (brush.style.name === "Classic Anime" ? 0.66 : 0.6);
  const dim = (colour: Colour) => (isNight ? { h: colour.h + 20, s: colour.s * 0.7, l: colour.l * 0.42 } : colour);
  const ground = (colour: Colour) =>
    fill(brush, box(-20, horizon, w + 40, h - horizon + 40), dim(colour), { isFlat: brush.style.shading !== "soft" });
  const paint: Paint = { ...brush, w, h, horizon, isNight, dim };
  paintSky(brush, w, horizon, isNight);
  switch (place) {
    case "park":
      paintRidge(paint, hsl(150, 26, 56), 40);
      ground(hsl(104, 46, 48));
      fill(
        brush,
        polygon([w * 0.4, horizon], [w * 0.47, horizon], [w * 0.8, h + 20], [w * 0.2, h + 20]),
        dim(hsl(38, 42, 74)),
      );
      for (let i = 0; i < 7; i++)
        paintTree(
          paint,
          (i / 6) * w + brush.dice.between(-40, 40),
          horizon + brush.dice.between(0, 26),
          brush.dice.between(0.55, 1),
        );
      paintTree(paint, w * 0.05, h * 0.9, 2.1);
      paintBench(paint, w * 0.76, h * 0.8);
      return;
    case "street":
      paintTowers(paint, 9, 60, 190);
      ground(hsl(220, 8, 62));
      fill(
        brush,
        polygon([w * 0.42, horizon], [w * 0.58, horizon], [w * 1.15, h + 30], [-w * 0.15, h + 30]),
        dim(hsl(230, 9, 36)),
        { isFlat: true },
      );
      for (let i = 0; i < 5; i++) {
        const near = ((i + 1) / 5) ** 2;
        fill(
          brush,
          polygon(
            [w / 2 - 3 - near * 12, horizon + (h - horizon) * near * 0.8],
            [w / 2 + 3 + near * 12, horizon + (h - horizon) * near * 0.8],
            [w / 2 + 4 + near * 17, horizon + (h - horizon) * near],
            [w / 2 - 4 - near * 17, horizon + (h - horizon) * near],
          ),
          hsl(48, 90, 70),
          quiet,
        );
      }
      for (let i = 0; i < 8; i++)
        fill(
          brush,
          polygon(
            [w * (0.06 + i * 0.115), h * 0.9],
            [w * (0.12 + i * 0.115), h * 0.9],
            [w * (0.115 + i * 0.118), h * 0.97],
            [w * (0.045 + i * 0.118), h * 0.97],
          ),
          hsl(40, 10, 92),
          quiet,
        );
      paintTrafficLight(paint, w * 0.84, horizon + 92, 1.25);
      paintTrafficLight(paint, w * 0.3, horizon + 24, 0.6);
      paintCar(paint, w * 0.2, h * 0.78);
      return;
    case "sea":
      fill(brush, box(-20, horizon, w + 40, h - horizon + 20), dim(hsl(204, 64, 46)), {
        isFlat: brush.style.shading !== "soft",
      });
      for (let i = 0; i < 26; i++) {
        const y = horizon + 8 + ((h - horizon) * i) / 26;
        const x = brush.dice.between(0, w);
        fill(brush, oval(x, y, 14 + i * 3.4, 1.6 + i * 0.14), dim(hsl(196, 70, 76)), quiet);
      }
      paintLighthouse(paint, w * 0.16, horizon + 26);
      paintBoat(paint, w * 0.68, horizon + 34);
      fill(
        brush,
        polygon([-20, h * 0.86], [w * 0.5, h * 0.9], [w + 20, h * 0.84], [w + 20, h + 20], [-20, h + 20]),
        dim(hsl(42, 56, 76)),
      );
      return;
    case "forest":
      ground(hsl(96, 30, 34));
      for (let row = 0; row < 3; row++) {
        for (let i = 0; i < 9; i++)
          paintPine(
            paint,
            ((i + brush.dice.between(0, 0.9)) / 8.5) * w,
            horizon + 16 + row * 34,
            0.8 + row * 0.45,
            26 + row * 7,
          );
      }
      fill(
        brush,
        polygon([w * 0.44, horizon + 70], [w * 0.52, horizon + 70], [w * 0.75, h + 20], [w * 0.25, h + 20]),
        dim(hsl(30, 34, 48)),
      );
      return;
    case "mountains":
      paintRidge(paint, hsl(222, 26, 62), 200, true);
      paintRidge(paint, hsl(214, 24, 46), 110, true);
      ground(hsl(88, 28, 44));
      paintRidge({ ...paint, horizon: h * 0.82 }, hsl(100, 30, 36), 50);
      return;
    case "desert":
      paintRidge(paint, hsl(22, 48, 58), 90);
      ground(hsl(36, 60, 66));
      for (let i = 0; i < 3; i++)
        fill(
          brush,
          oval(w * brush.dice.between(0, 1), h * (0.76 + i * 0.1), w * 0.5, 46),
          dim(hsl(34, 62, 70 - i * 6)),
        );
      for (const x of [0.12, 0.82]) paintCactus(paint, w * x, h * 0.82);
      return;
    case "space":
      fill(brush, box(-20, -20, w + 40, h + 40), hsl(242, 44, 7), quiet);
      for (let i = 0; i < 140; i++)
        fill(
          brush,
          oval(brush.dice.between(0, w), brush.dice.between(0, h), brush.dice.between(0.5, 2)),
          hsl(50, 30, 94),
          quiet,
        );
      fill(brush, oval(w * 0.76, h * 0.3, 104), hsl(brush.dice.between(0, 360), 50, 52));
      fill(brush, oval(w * 0.76, h * 0.31, 178, 20, -0.25), hsl(40, 50, 72), { isFlat: true });
      fill(brush, oval(w * 0.5, h * 1.5, w * 0.95, h * 0.78), hsl(220, 10, 58));
      return;
    case "sky":
      for (let i = 0; i < 6; i++)
        fill(brush, puff(w * brush.dice.between(0, 1), h * (0.55 + i * 0.09), 190, 76, 6), dim(hsl(206, 36, 96)), {
          hasOutline: brush.style.shading === "dots",
        });
      return;
    case "village":
      paintRidge(paint, hsl(130, 26, 54), 60);
      ground(hsl(96, 38, 50));
      for (let i = 0; i < 5; i++)
        paintHouse(paint, w * (0.02 + i * 0.21), horizon + 34 + (i % 2) * 16, brush.dice.between(0.85, 1.15));
      fill(
        brush,
        polygon([-20, h * 0.8], [w + 20, h * 0.76], [w + 20, h * 0.9], [-20, h * 0.95]),
        dim(hsl(30, 16, 60)),
      );
      return;
    case "city":
      paintTowers(paint, 13, 110, 290);
      ground(hsl(228, 10, 44));
      fill(brush, box(-20, h * 0.74, w + 40, 22), dim(hsl(20, 18, 52)));
      for (let i = 0; i < 12; i++)
        fill(brush, box(i * 88 - 6, h * 0.74 + 22, 12, 40), dim(hsl(20, 14, 40)), { isFlat: true });
  }
}

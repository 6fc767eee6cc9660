import { type Brush, box, fill, line, oval, polygon, shape } from "./brush.ts";
import { type Colour, hsl, lighter } from "./colour.ts";
import {
  type Room,
  paintWindow,
  paintPicture,
  paintLamp,
  paintSofa,
  paintShelves,
  paintDesk,
  paintPendant,
} from "./furniture.ts";
import type { Stage } from "./outdoors.ts";
import type { Indoors } from "./scenes.ts";

const quiet = { isFlat: true, hasOutline: false };

export function paintIndoors(brush: Brush, place: Indoors, stage: Stage): void {
  const { width: w, height: h, isNight } = stage;
  const { dice } = brush;
  const dim = (colour: Colour) => (isNight ? { ...colour, s: colour.s * 0.85, l: colour.l * 0.62 } : colour);
  const room: Room = { ...brush, w, h, isNight, dim, floor: h * 0.72 };
  if (place === "pipe") return paintPipe(room);
  if (place === "cockpit") return paintCockpit(room);

  const wall = {
    room: hsl(dice.between(20, 50), 34, 76),
    office: hsl(208, 16, 78),
    hall: hsl(36, 26, 70),
    bar: hsl(14, 34, 40),
    shop: hsl(160, 14, 62),
  }[place];
  fill(brush, box(-20, -20, w + 40, room.floor + 20), dim(wall), {
    isFlat: brush.style.shading !== "soft",
    hasOutline: false,
  });
  fill(brush, box(-20, room.floor, w + 40, h), dim(place === "office" ? hsl(214, 10, 52) : hsl(26, 40, 44)), {
    isFlat: true,
  });
  for (let i = -4; i <= 4; i++)
    line(
      brush,
      1.6,
      [
        [w / 2 + i * 90, room.floor],
        [w / 2 + i * 300, h + 10],
      ],
      dim(hsl(26, 34, 30)),
    );
  fill(brush, box(-20, room.floor - 12, w + 40, 12), dim(lighter(wall, -24)), { isFlat: true });
  switch (place) {
    case "room":
      paintWindow(room, w * 0.1, h * 0.14, 230, 190);
      paintPicture(room, w * 0.5, h * 0.2, 110, 84);
      paintLamp(room, w * 0.78, room.floor + 26);
      paintSofa(room, w * 0.52, room.floor + 40);
      return;
    case "office":
      paintWindow(room, w * 0.06, h * 0.12, 320, 170);
      paintShelves(room, w * 0.7, h * 0.12, 240, room.floor - h * 0.12);
      paintDesk(room, w * 0.42, room.floor + 62);
      return;
    case "hall":
      for (let i = 0; i < 5; i++) {
        const x = w * (0.04 + i * 0.225);
        fill(brush, box(x, h * 0.08, 46, room.floor - h * 0.08), dim(lighter(wall, 14)));
        fill(brush, box(x - 10, h * 0.05, 66, 22), dim(lighter(wall, 8)));
        fill(brush, box(x - 10, room.floor - 24, 66, 24), dim(lighter(wall, 4)));
        if (i < 4)
          fill(
            brush,
            shape((path) => {
              path.moveTo(x + 84, room.floor - 14);
              path.lineTo(x + 84, h * 0.34);
              path.arc(x + 131, h * 0.34, 47, Math.PI, 0);
              path.lineTo(x + 178, room.floor - 14);
              path.closePath();
            }),
            isNight ? hsl(232, 44, 24) : hsl(204, 56, 80),
          );
      }
      fill(
        brush,
        polygon([w * 0.4, room.floor], [w * 0.6, room.floor], [w * 0.8, h + 20], [w * 0.2, h + 20]),
        dim(hsl(354, 56, 40)),
      );
      return;
    case "bar":
      paintShelves(room, w * 0.08, h * 0.1, 420, 190);
      paintWindow(room, w * 0.68, h * 0.14, 210, 160);
      for (const x of [0.2, 0.44, 0.68]) paintPendant(room, w * x, h * 0.3);
      fill(brush, box(-20, room.floor - 34, w * 0.62, 130), dim(hsl(20, 50, 28)));
      fill(brush, box(-20, room.floor - 46, w * 0.65, 18, 4), dim(hsl(28, 54, 46)));
      for (let i = 0; i < 3; i++)
        fill(brush, oval(w * (0.14 + i * 0.17), room.floor + 40, 36, 11), dim(hsl(2, 60, 40)));
      return;
    case "shop":
      paintShelves(room, w * 0.04, h * 0.14, 270, room.floor - h * 0.14);
      paintShelves(room, w * 0.68, h * 0.14, 270, room.floor - h * 0.14);
      paintPendant(room, w * 0.5, h * 0.22);
      for (let i = 0; i < 4; i++)
        fill(brush, box(w * 0.38 + i * 60, room.floor - 20 - (i % 2) * 34, 58, 54), dim(hsl(32, 46, 56)));
  }
}

/** Rings running away from us, a flat floor, lamps along the top. */
function paintPipe(room: Room): void {
  const { w, h, dim, g } = room;
  const metal = hsl(204, 16, 46);
  fill(room, box(-20, -20, w + 40, h + 40), dim(lighter(metal, -18)), quiet);
  for (let ring = 0; ring < 8; ring++) {
    const size = 1.25 * 0.74 ** ring;
    fill(room, oval(w / 2, h * 0.46, w * 0.6 * size, h * 0.78 * size), dim(lighter(metal, 12 - ring * 5)), {
      isFlat: ring % 2 === 1,
    });
  }
  fill(
    room,
    polygon([w * 0.46, h * 0.53], [w * 0.54, h * 0.53], [w * 1.1, h + 20], [-w * 0.1, h + 20]),
    dim(hsl(214, 10, 54)),
  );
  for (const [i, hue] of [2, 38, 140].entries()) {
    const x = w * (0.33 + i * 0.17);
    fill(
      room,
      polygon([x - 34, h * 0.87], [x + 34, h * 0.87], [x + 46, h * 0.94], [x - 46, h * 0.94]),
      hsl(hue, hue === 140 ? 90 : 40, hue === 140 ? 56 : 30),
      { isFlat: true, isGlowing: hue === 140 },
    );
  }
  for (const x of [0.3, 0.38, 0.62, 0.7])
    fill(room, oval(w * x, h * 0.2, 22, 8), hsl(50, 100, 82), { isGlowing: true, hasOutline: false });
  fill(room, box(w / 2 - 64, h * 0.15, 128, 52, 6), hsl(230, 14, 8));
  g.font = '700 34px "Courier Prime Bold"';
  g.textAlign = "center";
  g.textBaseline = "middle";
  g.fillStyle = room.style.name === "Film Noir" ? "#eeeeee" : "#ff3b30";
  g.fillText(`01:${10 + Math.floor(room.dice.between(0, 49))}`, w / 2, h * 0.15 + 28);
}

function paintCockpit(room: Room): void {
  const { w, h, dice, dim } = room;
  fill(room, box(-20, -20, w + 40, h + 40), dim(hsl(214, 20, 36)), quiet);
  fill(
    room,
    polygon([w * 0.12, h * 0.08], [w * 0.88, h * 0.08], [w * 0.96, h * 0.54], [w * 0.04, h * 0.54]),
    hsl(236, 60, 9),
  );
  for (let i = 0; i < 60; i++)
    fill(
      room,
      oval(dice.between(w * 0.14, w * 0.86), dice.between(h * 0.1, h * 0.52), dice.between(0.7, 2)),
      hsl(200, 60, 92),
      quiet,
    );
  for (const x of [0.36, 0.64])
    line(
      room,
      8,
      [
        [w * x, h * 0.08],
        [w * (x + (x - 0.5) * 0.2), h * 0.54],
      ],
      hsl(214, 18, 30),
    );
  fill(
    room,
    polygon(
      [-20, h * 0.62],
      [w * 0.3, h * 0.56],
      [w * 0.7, h * 0.56],
      [w + 20, h * 0.62],
      [w + 20, h + 20],
      [-20, h + 20],
    ),
    dim(hsl(216, 18, 46)),
  );
  for (let i = 0; i < 34; i++) {
    const x = dice.between(0.04, 0.96) * w;
    fill(
      room,
      box(x, h * dice.between(0.66, 0.94), dice.between(14, 46), 12, 4),
      hsl(dice.pick([4, 46, 140, 190, 280]), 85, 58),
      { isFlat: true, hasOutline: false, isGlowing: i % 4 === 0 },
    );
  }
  fill(room, box(w * 0.4, h * 0.6, w * 0.2, h * 0.17, 8), hsl(186, 70, 24), { isFlat: true });
  line(
    room,
    2.5,
    Array.from({ length: 24 }, (_, i): [number, number] => [
      w * (0.415 + i * 0.0074),
      h * (0.685 + Math.sin(i * 0.8) * 0.05),
    ]),
    hsl(150, 90, 62),
  );
}

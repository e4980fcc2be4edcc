import { box, disc, fill, n, stroke } from '../../../draw.ts';
import type { Palette } from '../../../palette/palette.ts';
import { seeded } from '../../../random.ts';
import type { Shape } from '../../../shape.ts';
import { frontDoor, spill } from '../parts/door.ts';
import { windows } from '../parts/opening.ts';
import { BASE } from '../property.ts';
import { WALLS, type Wall } from '../walls.ts';

/** Stripes of cloth with a scalloped edge. */
function awning(ink: Palette, x: number, y: number, width: number, colour: string): Shape[] {
  const stripes = Math.round(width / 44);
  const pitch = width / stripes;
  const stripe = (at: number) =>
    `M${n(x + at * pitch * 0.94 + width * 0.03)} ${y}h${n(pitch * 0.94)}L${n(x + (at + 1) * pitch)} ${y + 66}q0 20 ${n(-pitch / 2)} 20t${n(-pitch / 2)} -20z`;
  const every = (odd: number) =>
    Array.from({ length: stripes }, (_, at) => (at % 2 === odd ? stripe(at) : '')).join('');
  return [
    fill(every(0), colour),
    fill(every(1), ink.paper),
    fill(box(x, y + 66, width, 20), ink.ink, { opacity: 0.12 }),
    fill(box(x + width * 0.02, y - 8, width * 0.96, 10), ink.ink),
  ];
}

/** What is sold, as shapes before the light. Drawn round the foot of the window's middle. */
const GOODS = {
  fish: (ink: Palette, x: number, y: number) => [
    fill(box(x - 130, y - 34, 260, 34), ink.paperShade),
    ...[-84, 0, 84].map((dx) =>
      fill(`M${x + dx - 36} ${y - 46}q26 -24 56 -4l18 -12l-4 16l6 14l-22 -8q-30 14 -54 -6z`, ink.sheet),
    ),
    stroke(`M${x - 90} ${y - 190}v40M${x} ${y - 190}v30M${x + 90} ${y - 190}v40`, ink.street, 3),
    ...[-90, 0, 90].map((dx) =>
      fill(`M${x + dx} ${y - 150}q-22 24 -6 56l-12 16h30l-10 -16q20 -30 -2 -56z`, ink.towerMid),
    ),
  ],
  books: (ink: Palette, x: number, y: number) => {
    const random = seeded(x);
    const rows = [0, 1, 2].flatMap((row) => {
      const foot = y - row * 62 - 8;
      const colours = [ink.signal, ink.tide, ink.sheet, ink.street, ink.skyEmber] as const;
      const spines = Array.from({ length: 14 }, (_, at) => {
        const tall = random.between(30, 48);
        return fill(box(x - 128 + at * 18.4, foot - tall, 14, tall), random.pick(colours));
      });
      return [...spines, fill(box(x - 136, foot, 272, 7), ink.street)];
    });
    return rows;
  },
  bread: (ink: Palette, x: number, y: number) => [
    fill(box(x - 136, y - 16, 272, 16) + box(x - 136, y - 96, 272, 8), ink.street),
    ...[-96, -32, 32, 96].map((dx) =>
      fill(`M${x + dx - 28} ${y - 16}q0 -36 28 -36t28 36z`, WALLS.ochre.shade),
    ),
    ...[-90, -20, 50, 106].map((dx) =>
      fill(`M${x + dx - 30} ${y - 96}q4 -22 30 -22t30 22z`, WALLS.ochre.face),
    ),
    stroke(
      `M${x - 100} ${y - 40}l10 -8M${x - 36} ${y - 40}l10 -8M${x + 28} ${y - 40}l10 -8M${x + 92} ${y - 40}l10 -8`,
      ink.paper,
      3,
    ),
    disc(x - 70, y - 158, 20, ink.lampCore),
    disc(x + 70, y - 158, 20, ink.lampCore),
    stroke(`M${x - 70} ${y - 178}v-30M${x + 70} ${y - 178}v-30`, ink.street, 3),
  ],
} as const;

/** Signs that hang over the street, for what needs no words. */
const SIGNS = {
  fish: 'M-34 0q26 -30 56 -6l18 -14l-4 20l6 18l-22 -10q-32 18 -54 -8z',
  books: 'M0 -18q-18 -14 -36 -6v34q18 -8 36 6q18 -14 36 -6v-34q-18 -8 -36 6z',
  bread: 'M-32 -6q-2 -20 16 -18q16 -10 32 0q18 -2 16 18l-4 24h-56z',
} as const;

interface ShopFront {
  readonly wall: Wall;
  readonly paint: string;
  readonly cloth: string;
  readonly goods: keyof typeof GOODS;
  readonly floors: number;
  readonly seed: number;
  /** Where the front begins. */
  readonly x: number;
}

function shopWindow(ink: Palette, x: number, width: number, goods: ShopFront['goods']): Shape[] {
  const [top, foot] = [440, BASE - 50];
  return [
    fill(box(x - 9, top - 9, width + 18, foot - top + 18), ink.street),
    fill(box(x, top, width, foot - top), ink.window),
    disc(x + width / 2, top + 44, 116, ink.lampCore, { opacity: 0.35 }),
    fill(box(x, top + 96, width, foot - top - 96), ink.lampCore, { opacity: 0.3 }),
    ...GOODS[goods](ink, x + width / 2, foot),
  ];
}

/** A house whose ground floor is two shop windows and a door, under an awning. */
export function shopFront(ink: Palette, { wall, paint, cloth, goods, floors, seed, x }: ShopFront): Shape[] {
  const width = 760;
  const top = 352 - floors * 118;
  const sign = x + width + 66;
  return [
    fill(box(x, top, width, BASE - top), wall.face),
    fill(box(x + width - 50, top, 50, BASE - top), wall.shade),
    ...windows(ink, wall, seeded(seed), {
      x: x + 10,
      y: top + 6,
      columns: 5,
      rows: floors,
      pitch: [148, 112],
      size: [58, 78],
      lit: 0.42,
      shutters: true,
      panes: [2, 3],
    }),
    fill(box(x - 12, top - 14, width + 24, 16), wall.trim),
    fill(box(x, 350, width, BASE - 350), paint),
    fill(box(x - 8, 340, width + 16, 14), wall.trim),
    ...shopWindow(ink, x + 34, 280, goods),
    ...shopWindow(ink, x + width - 314, 280, goods),
    ...frontDoor(ink, wall, { x: x + width / 2, y: BASE - 8, height: 196, colour: ink.street }),
    fill(box(x + width / 2 - 32, BASE - 158, 64, 74), ink.windowSoft),
    ...awning(ink, x - 14, 366, width + 28, cloth),
    stroke(`M${x + width} 318H${sign + 40}M${x + width} 286L${sign} 318`, ink.ink, 5),
    disc(sign, 376, 54, ink.ink),
    disc(sign, 376, 47, ink.lamp),
    fill(SIGNS[goods], ink.ink, { transform: `translate(${sign} 376)` }),
    stroke(`M${sign} 318v8`, ink.ink, 4),
    ...spill(ink, x + 174, BASE + 8, 260, 110),
    ...spill(ink, x + width - 174, BASE + 8, 260, 110),
  ];
}

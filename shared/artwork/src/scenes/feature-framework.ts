import { box, clipped, disc, fill, n, stroke } from '../draw.ts';
import type { Palette } from '../palette/palette.ts';
import type { Shape } from '../shape.ts';
import type { Scene } from './scene.ts';

const turntable = [356, 214] as const;

function polar(angle: number, r: number): string {
  const radians = (angle * Math.PI) / 180;
  return `${n(turntable[0] + Math.cos(radians) * r)} ${n(turntable[1] + Math.sin(radians) * r)}`;
}

const bays = Array.from({ length: 13 }, (_, index) => -168 + index * 24);

/** The tram depot as its drawing shows it: a turntable, and a track to every stall. */
function roundhouse(ink: Palette): Shape[] {
  const stalls = bays.map(
    (angle) =>
      `M${polar(angle - 10, 104)}L${polar(angle - 10, 164)}A164 164 0 0 1 ${polar(angle + 10, 164)}L${polar(angle + 10, 104)}A104 104 0 0 0 ${polar(angle - 10, 104)}z`,
  );
  const rails = bays.map(
    (angle) =>
      `M${polar(angle - 2.6, 56)}L${polar(angle - 1.6, 156)}M${polar(angle + 2.6, 56)}L${polar(angle + 1.6, 156)}`,
  );
  const trams = [1, 2, 4, 6, 9, 10].map((bay) => {
    const angle = bays[bay] ?? 0;
    return `M${polar(angle - 4.6, 112)}L${polar(angle - 3.6, 154)}L${polar(angle + 3.6, 154)}L${polar(angle + 4.6, 112)}z`;
  });
  return [
    fill(stalls.join(''), ink.sheetAlt),
    stroke(stalls.join(''), ink.sheetLine, 1.6),
    stroke(rails.join(''), ink.sheetLine, 1.6),
    fill(trams.join(''), ink.lamp),
    disc(...turntable, 56, ink.sheet, { stroke: ink.sheetLine, strokeWidth: 3 }),
    disc(...turntable, 46, 'none', { stroke: ink.sheetLine, strokeWidth: 1.4, strokeDasharray: '3 4' }),
    stroke(`M${polar(-24, 54)}L${polar(156, 54)}`, ink.sheetLine, 17),
    stroke(`M${polar(-24, 54)}L${polar(156, 54)}`, ink.sheet, 13),
    stroke(`M${polar(-24, 34)}L${polar(156, 34)}`, ink.signal, 11),
    stroke(`M${polar(-24, 26)}L${polar(156, 26)}`, ink.lampCore, 5, { strokeDasharray: '6 4' }),
    stroke(`M${polar(156, 56)}L${polar(156, 330)}M${polar(152, 56)}L${polar(154, 330)}`, ink.sheetLine, 1.6),
  ];
}

function blocks(ink: Palette): Shape[] {
  let lots = '';
  for (let column = 0; column < 9; column += 1) {
    for (let row = 0; row < 7; row += 1) {
      const [x, y] = [60 + column * 58, 30 + row * 58];
      if (Math.hypot(x + 23 - turntable[0], y + 23 - turntable[1]) > 205) lots += box(x, y, 46, 46);
    }
  }
  return [
    stroke(lots, ink.sheetLine, 1.3, { opacity: 0.8 }),
    stroke('M40 388Q220 372 330 404T610 396', ink.tide, 3, { strokeDasharray: '9 5' }),
  ];
}

function sheet(ink: Palette): Shape[] {
  const outline = 'M74 34L604 -8L640 410L108 450z';
  return [
    fill('M86 50L616 8L652 426L120 466z', ink.ink, { opacity: 0.55 }),
    fill(outline, ink.sheet),
    ...clipped('framework-sheet', outline, [
      ...blocks(ink),
      disc(...turntable, 178, ink.sheet),
      ...roundhouse(ink),
      stroke(`M${turntable[0]} 20V420M130 ${turntable[1]}H600`, ink.signal, 1, {
        strokeDasharray: '14 4 2 4',
        opacity: 0.7,
      }),
    ]),
    stroke('M88 46L592 6L626 398L120 438z', ink.sheetLine, 1.6),
  ];
}

function instruments(ink: Palette): Shape[] {
  let marks = '';
  for (let x = 12; x < 300; x += 12) marks += `M${x} 0v${x % 60 === 0 ? 16 : 9}`;
  const ruler: Shape = {
    tag: 'g',
    attributes: { transform: 'translate(26 384) rotate(11)' },
    children: [
      fill(box(0, 0, 316, 34), ink.paper),
      fill(box(0, 26, 316, 8), ink.paperShade),
      stroke(marks, ink.ink, 1.6),
    ],
  };
  return [
    ruler,
    stroke('M520 478L566 342', ink.lamp, 11),
    stroke('M523 479L569 343', ink.windowDim, 3),
    fill('M560.600 343l10.800 3.600l3 -20z', ink.paper),
    fill('M572.400 333l1.800 .5l.8 -8z', ink.ink),
    stroke('M214 -10L206 30L152 170M208 30L262 160', ink.paperShade, 7, { strokeLinejoin: 'round' }),
    stroke('M152 170l-6 20M262 160l8 18', ink.ink, 3),
    stroke('M180 104Q206 92 233 98', ink.paperShade, 3),
    disc(207, 28, 10, ink.ink),
    disc(207, 28, 4, ink.lamp),
  ];
}

/** The lamp over the board throws one soft-edged pool, printed in three steps. */
function lamplight(ink: Palette): Shape[] {
  return [
    disc(356, 200, 330, ink.lamp, { opacity: 0.05 }),
    disc(356, 200, 250, ink.lamp, { opacity: 0.06 }),
    disc(356, 200, 178, ink.lamp, { opacity: 0.07 }),
  ];
}

export const featureFramework: Scene = {
  name: 'feature-framework',
  width: 640,
  height: 480,
  naturalWidth: 1280,
  variants: ['night', 'morning'],
  alt: 'A drawing board with the plan of the tram depot: one turntable, a track to every stall.',
  draw: (ink) => [
    fill('M0 0H640V480H0z', ink.hillNear),
    stroke('M0 62L640 12M0 182L640 132M0 302L640 252M0 422L640 372M0 542L640 492', ink.hillMid, 2),
    ...sheet(ink),
    ...lamplight(ink),
    ...instruments(ink),
  ],
};

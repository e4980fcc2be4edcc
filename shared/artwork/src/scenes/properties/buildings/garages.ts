import { box, fill, n, stroke } from '../../../draw.ts';
import type { Palette } from '../../../palette/palette.ts';
import type { Shape } from '../../../shape.ts';
import { spill, wallLantern } from '../parts/door.ts';
import { BASE } from '../property.ts';
import { WALLS, type Wall } from '../walls.ts';

/** A shut door of steel slats. */
function shutter(x: number, y: number, width: number, colour: string, line: string): Shape[] {
  let slats = '';
  for (let at = 18; at < BASE - y; at += 20) slats += `M${x} ${n(y + at)}h${width}`;
  return [
    fill(box(x, y, width, BASE - y), colour),
    stroke(slats, line, 3),
    fill(box(x + width / 2 - 16, BASE - 30, 32, 7), line),
  ];
}

/** An open box with what hangs on its back wall. */
function openBox(ink: Palette, x: number, y: number, width: number): Shape[] {
  const tools = `M${x + 30} ${y + 60}h${width - 60}M${x + 50} ${y + 60}v34M${x + 80} ${y + 60}v22M${x + 110} ${y + 60}v40M${x + width - 60} ${y + 60}v36M${x + width - 90} ${y + 60}v24`;
  return [
    fill(box(x, y, width, BASE - y), ink.window),
    fill(box(x, y + (BASE - y) * 0.55, width, (BASE - y) * 0.45), ink.lampCore, { opacity: 0.4 }),
    stroke(tools, ink.street, 6, { strokeLinecap: 'round' }),
    fill(box(x + 14, BASE - 76, 60, 76) + box(x + 8, BASE - 84, 76, 9), ink.street, { opacity: 0.7 }),
    fill(box(x, y, width, 22), ink.paperShade),
    stroke(`M${x} ${y + 8}h${width}M${x} ${y + 16}h${width}`, ink.towerMid, 2),
    ...spill(ink, x + width / 2, BASE + 2, width * 0.8, 140),
  ];
}

/** Boxes side by side under one flat roof, the middle one open. */
export function row(ink: Palette, wall: Wall, doors: readonly string[]): Shape[] {
  const [from, width, y] = [110, 320, 424];
  return [
    fill(box(from, 372, doors.length * width + 20, BASE - 372), wall.face),
    ...doors.flatMap((door, at) =>
      door === 'open'
        ? openBox(ink, from + 24 + at * width, y, width - 28)
        : shutter(from + 24 + at * width, y, width - 28, door, wall.shade),
    ),
    fill(box(from - 14, 356, doors.length * width + 48, 20), wall.trim),
    ...doors.map((_, at) => fill(box(from + at * width + width / 2 - 6, 390, 32, 24), wall.trim)),
    ...[0, 1, 2, 3].flatMap((at) => wallLantern(ink, from + 10 + at * width, 440, 17)),
  ];
}

/** A vault under the viaduct. */
export function arches(ink: Palette): Shape[] {
  const { brick } = WALLS;
  const arch = (x: number) => `M${x} ${BASE}V480a130 130 0 0 1 260 0V${BASE}z`;
  let courses = '';
  for (let y = 250; y < BASE; y += 22) courses += `M0 ${y}h1200`;
  return [
    fill(box(-10, 230, 1220, BASE - 230), brick.face),
    stroke(courses, brick.shade, 3, { opacity: 0.6, strokeDasharray: '60 14 34 10' }),
    fill(box(-10, 214, 1220, 22), brick.trim),
    fill(
      box(-10, 176, 1220, 10) + Array.from({ length: 31 }, (_, at) => box(at * 40, 180, 6, 38)).join(''),
      ink.towerNear,
    ),
    ...[64, 470, 876].flatMap((x) => [stroke(arch(x), brick.trim, 18), stroke(arch(x), brick.shade, 5)]),
    fill(arch(64), WALLS.slate.shade),
    stroke('M64 500h260M64 540h260M64 580h260M64 620h260M194 352V660', WALLS.slate.face, 4),
    fill(arch(876), WALLS.sage.shade),
    stroke('M876 500h260M876 540h260M876 580h260M876 620h260M1006 352V660', WALLS.sage.face, 4),
    fill(arch(470), ink.window),
    fill(`M470 ${BASE}V560h260V${BASE}z`, ink.lampCore, { opacity: 0.4 }),
    stroke('M600 350v60', ink.street, 4),
    fill('M572 430q4 -22 28 -22t28 22z', ink.street),
    fill(box(486, BASE - 92, 30, 92) + box(690, BASE - 120, 26, 120), ink.street, { opacity: 0.6 }),
    ...[397, 803].flatMap((x) => wallLantern(ink, x, 450, 22)),
    ...spill(ink, 600, BASE + 2, 240, 140),
  ];
}

/** A tram crosses above. */
export function tram(ink: Palette, x: number): Shape[] {
  const glass = [0, 1, 2, 3, 4].map((at) => box(x + 18 + at * 66, 92, 50, 34)).join('');
  return [
    fill(`M${x} 176V92q0 -20 20 -20h324q20 0 20 20v84z`, ink.paper),
    fill(box(x, 138, 364, 22), ink.signal),
    fill(glass, ink.window),
    fill(box(x + 6, 166, 352, 14), ink.ink),
    stroke(`M${x + 180} 72l-26 -26h52`, ink.ink, 4),
  ];
}

/** A workshop of two gates with a pump at its side. */
export function workshop(ink: Palette, wall: Wall): Shape[] {
  return [
    fill('M220 400L600 268L980 400z', wall.roof),
    stroke('M214 402L600 268L986 402', wall.ridge, 8),
    fill(box(240, 396, 720, BASE - 396), wall.face),
    fill(box(918, 396, 42, BASE - 396), wall.shade),
    ...openBox(ink, 280, 440, 300),
    ...shutter(620, 440, 270, WALLS.timber.face, WALLS.timber.shade),
    fill(box(270, 426, 320, 15) + box(610, 426, 290, 15), wall.trim),
    fill('M560 350l34 -34q-8 -16 6 -28l-2 18l14 4l12 -12q2 20 -18 24l-34 38q-8 4 -12 -10z', ink.lamp),
    ...wallLantern(ink, 600, 470, 20),
  ];
}

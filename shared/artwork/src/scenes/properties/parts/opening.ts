import { box, fill, n, stroke } from '../../../draw.ts';
import type { Palette } from '../../../palette/palette.ts';
import type { Random } from '../../../random.ts';
import type { Shape } from '../../../shape.ts';
import type { Wall } from '../walls.ts';

/** What is behind a window. */
export type Light = 'lit' | 'soft' | 'dim' | 'dark';

export interface Opening {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly light: Light;
  /** How the top is cut. */
  readonly arched?: boolean;
  readonly shutters?: boolean;
  readonly panes?: readonly [across: number, down: number];
}

function glassOf(ink: Palette, light: Light): string {
  return { lit: ink.window, soft: ink.windowSoft, dim: ink.windowDim, dark: ink.towerNearShade }[light];
}

function outline({ x, y, width, height, arched }: Opening, by: number): string {
  if (!arched) return box(x - by, y - by, width + by * 2, height + by * 2);
  const r = width / 2 + by;
  return `M${n(x - by)} ${n(y + height + by)}V${n(y + width / 2)}a${n(r)} ${n(r)} 0 0 1 ${n(r * 2)} 0V${n(y + height + by)}z`;
}

function bars({ x, y, width, height, panes = [2, 2] }: Opening): string {
  const [across, down] = panes;
  const uprights = Array.from(
    { length: across - 1 },
    (_, at) => `M${n(x + (width * (at + 1)) / across)} ${n(y)}v${n(height)}`,
  );
  const rails = Array.from(
    { length: down - 1 },
    (_, at) => `M${n(x)} ${n(y + (height * (at + 1)) / down)}h${n(width)}`,
  );
  return uprights.join('') + rails.join('');
}

/** One window with frame, panes, sill and what shines out of it. */
export function opening(ink: Palette, wall: Wall, window: Opening): Shape[] {
  const { x, y, width, height, light, shutters } = window;
  const frame = Math.max(2.5, width * 0.07);
  const shines = light === 'lit' || light === 'soft';
  const leaf = width * 0.42;
  const boards = box(x - frame - leaf, y, leaf, height) + box(x + width + frame, y, leaf, height);
  return [
    ...(shines ? [fill(outline(window, width * 0.34), ink.lamp, { opacity: 0.12 })] : []),
    ...(shutters ? [fill(boards, wall.roof), stroke(slats(window, leaf, frame), wall.ridge, 2)] : []),
    fill(outline(window, frame), wall.trim),
    fill(outline(window, 0), glassOf(ink, light)),
    ...(shines ? inside(ink, window) : [reflected(ink, window)]),
    stroke(bars(window), wall.trim, Math.max(1.8, width * 0.045)),
    fill(box(x - frame * 2, y + height + frame * 0.6, width + frame * 4, frame * 1.5), wall.trim),
  ];
}

function slats({ x, y, width, height }: Opening, leaf: number, frame: number): string {
  let d = '';
  for (let at = y + 8; at < y + height - 4; at += 9)
    d += `M${n(x - frame - leaf + 4)} ${n(at)}h${n(leaf - 8)}M${n(x + width + frame + 4)} ${n(at)}h${n(leaf - 8)}`;
  return d;
}

/** Lamplight below; curtains to both sides, but for wide windows of shops and sheds. */
function inside(ink: Palette, window: Opening): Shape[] {
  const { x, y, width, height, panes = [2, 2] } = window;
  const top = window.arched ? y + width * 0.4 : y;
  const hang = `M${n(x)} ${n(top)}h${n(width * 0.24)}q${n(-width * 0.02)} ${n(height * 0.5)} ${n(-width * 0.14)} ${n(y + height - top)}h${n(-width * 0.1)}zM${n(x + width)} ${n(top)}h${n(-width * 0.24)}q${n(width * 0.02)} ${n(height * 0.5)} ${n(width * 0.14)} ${n(y + height - top)}h${n(width * 0.1)}z`;
  return [
    fill(box(x, y + height * 0.52, width, height * 0.48), ink.lampCore, { opacity: 0.4 }),
    ...(panes[0] < 3 ? [fill(hang, ink.street, { opacity: 0.4 })] : []),
  ];
}

/** The sky in a dark window. */
function reflected(ink: Palette, { x, y, width, height, arched }: Opening): Shape {
  const top = arched ? y + width * 0.3 : y;
  const deep = y + height - top;
  return fill(`M${n(x)} ${n(top)}h${n(width * 0.7)}l${n(-width * 0.7)} ${n(deep * 0.7)}z`, ink.skyGlow, {
    opacity: 0.35,
  });
}

/** A light by chance: `share` of the windows are lit. */
export function someLight(random: Random, share: number): Light {
  if (random.chance(share)) return random.pick(['lit', 'lit', 'soft']);
  return random.pick(['dim', 'dark', 'dark']);
}

export interface Windows {
  readonly x: number;
  readonly y: number;
  readonly columns: number;
  readonly rows: number;
  readonly pitch: readonly [across: number, down: number];
  readonly size: readonly [width: number, height: number];
  readonly lit: number;
  readonly arched?: boolean;
  readonly shutters?: boolean;
  readonly panes?: readonly [across: number, down: number];
}

/** Windows in rows; (x, y) is the top left of the first bay. */
export function windows(ink: Palette, wall: Wall, random: Random, field: Windows): Shape[] {
  const { x, y, columns, rows, pitch, size, lit, ...cut } = field;
  return Array.from({ length: rows * columns }, (_, at) =>
    opening(ink, wall, {
      ...cut,
      x: x + (at % columns) * pitch[0] + (pitch[0] - size[0]) / 2,
      y: y + Math.floor(at / columns) * pitch[1] + (pitch[1] - size[1]) / 2,
      width: size[0],
      height: size[1],
      light: someLight(random, lit),
    }),
  ).flat();
}

import type { Random } from '../random.ts';

/** Layout of the windows of a facade. */
export type Facade = 'grid' | 'ribbon' | 'sparse';

/** Lit windows as horizontal dashes, grouped by color so that a whole skyline is three paths. */
export type LitWindows = { window: string; windowSoft: string; windowDim: string };

export type WindowField = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Distance between windows across and down. */
  readonly pitch: readonly [across: number, down: number];
  readonly lit: number;
};

function glass(random: Random): keyof LitWindows {
  return random.pick(['window', 'window', 'window', 'windowSoft', 'windowDim', 'windowDim']);
}

function cut(into: LitWindows, random: Random, x: number, y: number, width: number): void {
  into[glass(random)] += `M${Math.round(x)} ${Math.round(y)}h${Math.round(width)}`;
}

function ribbonFloor(into: LitWindows, random: Random, field: WindowField, y: number): void {
  let x = field.x;
  const right = field.x + field.width;
  while (x < right) {
    const width = Math.min(random.between(1, 5) * field.pitch[0], right - x);
    if (random.chance(field.lit * 0.9) && width > 3) cut(into, random, x, y, width - 2);
    x += width;
  }
}

function punchedFloor(into: LitWindows, random: Random, field: WindowField, y: number, busy: number): void {
  const [across] = field.pitch;
  const columns = Math.floor(field.width / across);
  const start = field.x + (field.width - columns * across) / 2 + across * 0.22;
  for (let column = 0; column < columns; column += 1) {
    if (random.chance(field.lit * busy)) cut(into, random, start + column * across, y, across * 0.52);
  }
}

/** Lights windows floor by floor: on some floors many, on most few. */
export function lightWindows(into: LitWindows, random: Random, facade: Facade, field: WindowField): void {
  const floors = Math.floor(field.height / field.pitch[1]);
  for (let floor = 0; floor < floors; floor += 1) {
    const y = field.y + (floor + 0.5) * field.pitch[1];
    if (facade === 'ribbon') ribbonFloor(into, random, field, y);
    else {
      const busy = facade === 'sparse' ? 0.35 : random.pick([0.25, 0.6, 1, 1.6]);
      punchedFloor(into, random, field, y, busy);
    }
  }
}

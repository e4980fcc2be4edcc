import { box, disc, fill, polygon, stroke } from '../../../draw.ts';
import type { Palette } from '../../../palette/palette.ts';
import type { Shape } from '../../../shape.ts';
import { spill, wallLantern } from '../parts/door.ts';
import { opening } from '../parts/opening.ts';
import { gable } from '../parts/roof.ts';
import { BASE } from '../property.ts';
import { WALLS, type Wall } from '../walls.ts';

/** Courses of bricks, here and there. */
function bricks(x: number, y: number, width: number, height: number, colour: string): Shape {
  let d = '';
  for (let row = 0; row * 16 < height - 10; row += 1)
    for (let at = (row * 37) % 90; at < width - 34; at += 90 + ((row * 29) % 40))
      d += `M${x + at} ${y + 10 + row * 16}h26`;
  return stroke(d, colour, 3, { opacity: 0.5 });
}

/** A gabled warehouse with loading doors one above the other and a beam with a hook. */
export function loadingBay(ink: Palette, wall: Wall, x: number, open: number): Shape[] {
  const [width, top] = [250, 300];
  const middle = x + width / 2;
  const doors = [0, 1, 2].flatMap((floor) => {
    const y = 320 + floor * 108;
    const lit = floor === open;
    return [
      fill(box(middle - 36, y, 72, 84), wall.trim),
      fill(box(middle - 30, y + 6, 60, 78), lit ? ink.window : WALLS.sage.roof),
      ...(lit
        ? [
            fill(box(middle - 30, y + 46, 60, 38), ink.lampCore, { opacity: 0.5 }),
            fill(box(middle - 16, y + 52, 32, 32), ink.street),
          ]
        : [stroke(`M${middle} ${y + 6}v78M${middle - 30} ${y + 34}h60`, wall.ridge, 3)]),
    ];
  });
  const side = [0, 1, 2].flatMap((floor) =>
    [x + 24, x + width - 62].flatMap((at) =>
      opening(ink, wall, {
        x: at,
        y: 336 + floor * 108,
        width: 38,
        height: 56,
        light: (floor + at + open) % 3 === 0 ? 'lit' : 'dark',
        arched: true,
      }),
    ),
  );
  return [
    fill(box(x, top, width, BASE - top), wall.face),
    ...gable(wall, { x, y: top, width, height: 120 }),
    bricks(x, top, width, BASE - top, wall.shade),
    fill(box(x + width - 22, top, 22, BASE - top), wall.shade),
    disc(middle, 252, 24, wall.trim),
    disc(middle, 252, 18, ink.windowDim),
    ...doors,
    ...side,
    fill(box(middle - 9, 276, 18, 20), ink.ink),
    stroke(`M${middle} 286v${open * 108 + 56}`, ink.ink, 3),
    fill(box(x - 3, 412, width + 6, 7) + box(x - 3, 520, width + 6, 7), wall.trim, { opacity: 0.5 }),
  ];
}

export function crates(
  ink: Palette,
  places: readonly (readonly [x: number, y: number, size: number])[],
): Shape[] {
  return places.flatMap(([x, y, size]) => [
    fill(box(x, y - size, size, size), WALLS.timber.trim),
    fill(box(x + size * 0.8, y - size, size * 0.2, size), ink.street, { opacity: 0.5 }),
    stroke(
      `M${x} ${y - size}h${size}v${size}h${-size}zM${x} ${y - size}l${size} ${size}`,
      WALLS.timber.face,
      5,
    ),
  ]);
}

/** A long shed with a sawtooth roof and a gate that stands open. */
export function longShed(ink: Palette, wall: Wall): Shape[] {
  const [x, width, top] = [150, 900, 420];
  const teeth = Array.from({ length: 6 }, (_, at) => x + at * 150);
  const bays = [0, 1, 4, 5].flatMap((at) =>
    opening(ink, wall, {
      x: x + at * 150 + 26,
      y: 480,
      width: 98,
      height: 76,
      light: at === 1 ? 'soft' : 'dim',
      panes: [4, 3],
    }),
  );
  return [
    ...teeth.flatMap((at) => [
      fill(
        polygon([
          [at, top + 2],
          [at, top - 110],
          [at + 150, top + 2],
        ]),
        wall.roof,
      ),
      fill(
        polygon([
          [at + 4, top - 8],
          [at + 4, top - 92],
          [at + 20, top - 80],
          [at + 20, top - 8],
        ]),
        ink.window,
      ),
      stroke(`M${at} ${top - 110}L${at + 150} ${top}`, wall.ridge, 6),
    ]),
    fill(box(x, top, width, BASE - top), wall.face),
    bricks(x, top + 10, width, BASE - top - 10, wall.shade),
    ...bays,
    fill(box(x - 6, top - 2, width + 12, 12), wall.trim),
    fill(box(462, 452, 276, BASE - 452), wall.trim),
    fill(box(474, 464, 252, BASE - 464), ink.window),
    fill(box(474, 560, 252, BASE - 560), ink.lampCore, { opacity: 0.4 }),
    fill(box(440, 464, 62, BASE - 464) + box(700, 464, 62, BASE - 464), WALLS.slate.shade),
    stroke(
      'M440 500h62M440 540h62M440 580h62M440 620h62M700 500h62M700 540h62M700 580h62M700 620h62',
      WALLS.slate.face,
      4,
    ),
    ...crates(ink, [
      [516, BASE - 4, 54],
      [572, BASE - 4, 40],
      [640, BASE - 4, 46],
    ]),
    ...wallLantern(ink, 600, 446, 22),
    ...spill(ink, 600, BASE + 6, 200, 130),
  ];
}

/** A timber store under a round roof. */
export function saltStore(ink: Palette): Shape[] {
  const { timber } = WALLS;
  let boards = '';
  for (let x = 258; x < 950; x += 24) boards += `M${x} 400V${BASE}`;
  return [
    fill(`M230 420Q600 120 970 420z`, timber.roof),
    stroke('M230 420Q600 120 970 420', timber.ridge, 8),
    stroke('M300 372Q600 150 900 372M370 336Q600 186 830 336', timber.ridge, 2, { opacity: 0.7 }),
    fill(box(250, 414, 700, BASE - 414), timber.face),
    stroke(boards, timber.shade, 3),
    fill(box(236, 408, 728, 12), timber.trim),
    fill('M470 660V520Q470 452 600 452Q730 452 730 520V660z', timber.trim),
    fill('M484 660V524Q484 466 600 466Q716 466 716 524V660z', ink.windowSoft),
    fill('M490 660Q560 560 604 558Q660 566 712 660z', ink.paper),
    fill('M604 558Q660 566 712 660H640z', ink.paperShade),
    ...[296, 380, 772, 856].flatMap((x, at) =>
      opening(ink, timber, { x, y: 500, width: 50, height: 64, light: at === 1 ? 'lit' : 'dark' }),
    ),
    ...wallLantern(ink, 450, 530, 20),
    ...wallLantern(ink, 750, 530, 20),
    ...spill(ink, 600, BASE + 4, 200, 120),
  ];
}

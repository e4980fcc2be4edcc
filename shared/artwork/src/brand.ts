import { palettes } from './palette/palette.ts';
import { type Shape, toDocument } from './shape.ts';

/** The mark of Boardwalk as path data in a `0 0 64 64` view box: a lamp over the planks that lead to it. */
export const mark = {
  size: 64,
  /** The light: the one part that takes the accent. */
  light: 'M32 5a11 11 0 1 1 0 22a11 11 0 1 1 0-22z',
  /** Four planks, each a little broader towards the viewer. */
  planks:
    'M27 31h10l2 5H25zM24 39h16l2.2 5.500H21.800zM20.600 47.500h22.800l2.400 6H18.200zM17 56.500h30l2.600 6.500H14.400z',
} as const;

function drawn(size: number, inset: number, corner: number): string {
  const ink = palettes.night;
  const scale = (size - inset * 2) / mark.size;
  const shapes: Shape[] = [
    { tag: 'rect', attributes: { width: size, height: size, rx: corner, fill: ink.skyTop } },
    {
      tag: 'g',
      attributes: { transform: `translate(${inset} ${inset}) scale(${scale})` },
      children: [
        { tag: 'circle', attributes: { cx: 32, cy: 16, r: 18, fill: ink.lamp, opacity: 0.16 } },
        { tag: 'path', attributes: { d: mark.planks, fill: ink.paper } },
        { tag: 'path', attributes: { d: mark.light, fill: ink.lamp } },
      ],
    },
  ];
  return toDocument(shapes, size, size);
}

/** The icon of the browser tab. */
export const faviconMarkup: string = drawn(64, 6, 13);

/** The icon for home screens: full bleed, everything inside the safe circle that launchers may cut. */
export const maskableMarkup: string = drawn(512, 92, 0);

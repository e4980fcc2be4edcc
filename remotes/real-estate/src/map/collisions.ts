import type { MapItem } from './planar-clusters.ts';

/** A rectangle on the screen, in pixels. */
interface Area {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A name on the map, whose position is in units of the map. */
export interface MapLabel {
  id: string;
  name: string;
  x: number;
  y: number;
}

/** Half of the sizes of the items, with their borders, in pixels. */
const CLUSTER = { width: 21, height: 21 };
const PRICE = { width: 38, height: 17 };
/** Size of a label's text, in pixels: about the width of a bold character, and the height of a line. */
const CHARACTER_WIDTH = 8.5;
const LABEL_HEIGHT = 18;
/** Distances by which a label may be moved, in pixels: up and down, the nearest first. */
const OFFSETS = [0, -26, 26, -44, 44];
/** Area of the zoom buttons in the upper right corner of the map, in pixels. */
const BUTTONS = { width: 54, height: 134 };

/** Returns half of the size of an item, in pixels. */
function halfOf({ cluster }: Pick<MapItem, 'cluster'>): { width: number; height: number } {
  return cluster === null ? PRICE : CLUSTER;
}

/**
 * Places the labels between the items: each is moved up or down until it covers neither an item nor another label. Returns the vertical offsets in
 * pixels by id, without those of labels that don't fit.
 * @param scale pixels per unit of the map
 */
export function labelOffsets(
  labels: readonly MapLabel[],
  items: readonly Pick<MapItem, 'x' | 'y' | 'cluster'>[],
  scale: number,
): Map<string, number> {
  const taken: Area[] = items.map((item) =>
    around({ x: item.x * scale, y: item.y * scale }, halfOf(item).width, halfOf(item).height),
  );
  const offsets = new Map<string, number>();
  for (const { id, name, x, y } of labels) {
    const areaAt = (offset: number) =>
      around({ x: x * scale, y: y * scale + offset }, (name.length * CHARACTER_WIDTH) / 2, LABEL_HEIGHT / 2);
    const offset = OFFSETS.find((one) => !taken.some((area) => overlaps(area, areaAt(one))));
    if (offset === undefined) continue;
    offsets.set(id, offset);
    taken.push(areaAt(offset));
  }
  return offsets;
}

/**
 * Returns by how many pixels an item is moved to the left, so that it isn't under the zoom buttons.
 * @param at its position in the window of the map, in pixels
 * @param width of that window, in pixels
 */
export function shiftFromButtons(
  item: Pick<MapItem, 'cluster'>,
  at: { x: number; y: number },
  width: number,
): number {
  const half = halfOf(item);
  if (at.y - half.height >= BUTTONS.height) return 0;
  return Math.max(0, at.x + half.width - (width - BUTTONS.width));
}

function around({ x, y }: { x: number; y: number }, width: number, height: number): Area {
  return { left: x - width, top: y - height, right: x + width, bottom: y + height };
}

function overlaps(one: Area, other: Area): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

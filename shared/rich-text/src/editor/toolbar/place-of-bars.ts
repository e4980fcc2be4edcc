import type { Editor } from '@tiptap/core';

/** Distance from the selection, in CSS pixels. */
const GAP = 8;
/** Height of the sticky bars at the top of the window, in CSS pixels. */
const STICKY_HEIGHT = 128;

interface Rect {
  left: number;
  top: number;
  bottom: number;
}

interface Frame {
  left: number;
  top: number;
  width: number;
}

/**
 * Returns the position of the bars within their container, in CSS pixels: above the selection, or below it if the sticky bars of the page would cover
 * them.
 * @param start position of the selection's start in the window. @param end of its end. @param size of the bars.
 */
export function barsPosition(
  { start, end }: { start: Rect; end: Rect },
  frame: Frame,
  size: { width: number; height: number },
): { top: number; left: number } {
  const above = start.top - size.height - GAP;
  const top = above < STICKY_HEIGHT ? end.bottom + GAP : above;
  const left = Math.min(start.left - frame.left, frame.width - size.width);
  return { top: top - frame.top, left: Math.max(0, left) };
}

/** Returns the position of the bars for a selection. A table's are above the table, not above the row with the caret. */
export function placeOfBars(
  editor: Editor,
  { from, to }: { from: number; to: number },
  bars: HTMLElement,
): { top: number; left: number } {
  const { view } = editor;
  const { node } = view.domAtPos(from);
  const table = (node instanceof Element ? node : node.parentElement)?.closest('table');
  const end = view.coordsAtPos(to);
  const start = from === to && table ? table.getBoundingClientRect() : view.coordsAtPos(from);
  const frame = (bars.offsetParent ?? document.body).getBoundingClientRect();
  return barsPosition({ start, end }, frame, { width: bars.offsetWidth, height: bars.offsetHeight });
}

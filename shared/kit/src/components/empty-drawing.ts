import { createContext } from 'react';

/**
 * Drawing of an empty state:
 * - `mooring`: nothing there yet.
 * - `fog`: filters or a search that match nothing.
 * - `gate`: no permission.
 * - `bridge`: not found, or gone.
 */
export type EmptyDrawing = 'mooring' | 'fog' | 'gate' | 'bridge';

/** Drawing of the empty states in a part of a page, for example where a missing record would be. */
export const EmptyDrawingContext = createContext<EmptyDrawing>('mooring');

/** Line and dashed line of each drawing, in 120 by 60 units. All four together are below 1 KB, so they aren't loaded separately. */
export const DRAWINGS: Record<EmptyDrawing, readonly [line: string, dashed: string]> = {
  mooring: [
    'M4 46h42v12M16 46V32h-3a3.5 3.5 0 0 1 0-7h18a3.5 3.5 0 0 1 0 7h-3v14M16 38h12M28 40c12 13 22-1 33 6s15 6 21 1',
    'M54 54h62M78 48h34',
  ],
  fog: [
    'M60 56V14c0-8 14-8 14 0M69 14h10l2 5H67zM48 56h24',
    'M8 24h46M84 24h28M18 34h34M66 34h44M4 44h50M68 44h34',
  ],
  gate: [
    'M8 56h104M24 56V18M96 56V18M24 18a3 3 0 1 1 .1 0M96 18a3 3 0 1 1 .1 0M24 24h72M24 48h72M36 24v24M47 24v24M73 24v24M84 24v24M58 24v24M62 24v24M55 34h10v7H55z',
    'M4 52h14M102 52h14',
  ],
  bridge: [
    'M4 44h28v14M116 44H88v14M12 44V24h12v20M108 44V24H96v20M32 44 52 10M88 44 68 10M24 26 42 27M96 26 78 27',
    'M38 54h44',
  ],
};

import type { Row } from '../row.ts';
import { runJourneys } from '../run-journeys.ts';

/** Duration of a frame at 60 per second, in milliseconds. */
const FRAME = 1_000 / 60;
/** Two frames still look fluent, on a machine without a graphics card. */
const SLOWEST_FRAME = 2 * FRAME;
/** Maximum delay of a click that users don't notice. */
const MAX_TASK_MS = 200;

/** Results of the journey, in milliseconds. */
interface Moved {
  panFrame: number;
  panTask: number;
  zoomTask: number;
  filterTask: number;
  bubbles: number;
}

/** Measures the movement of the property map with 50,000 properties. */
export async function measurePropertyMap(): Promise<Row[]> {
  const journeys = await runJourneys(['property-map']);
  const note = journeys.flatMap(({ notes }) => notes).find(({ type }) => type === 'property-map');
  const moved = note?.value as Moved | undefined;
  const ms = (value: number) => `${value.toFixed(1)} ms`;
  return [
    {
      id: 'P15',
      goal: `50,000 properties: 95 of 100 frames while moving the map ≤ ${ms(SLOWEST_FRAME)}`,
      figure: moved ? ms(moved.panFrame) : 'not measured',
      spread: moved
        ? `${moved.bubbles} bubbles; longest task while moving ${ms(moved.panTask)}`
        : 'the journey failed',
      met: moved !== undefined && moved.panFrame <= SLOWEST_FRAME,
    },
    {
      id: 'P15',
      goal: `50,000 properties: no task over ${MAX_TASK_MS} ms while zooming or filtering`,
      figure: moved ? ms(Math.max(moved.zoomTask, moved.filterTask)) : 'not measured',
      spread: moved
        ? `zooming ${ms(moved.zoomTask)}, filtering ${ms(moved.filterTask)}`
        : 'the journey failed',
      met: moved !== undefined && Math.max(moved.zoomTask, moved.filterTask) <= MAX_TASK_MS,
    },
  ];
}

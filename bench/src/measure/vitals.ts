import type { Row } from '../row.ts';
import { type Journey, runJourneys } from '../run-journeys.ts';

const MAX_SHIFT = 0.02;

/** The layout shift of one document, as annotated by the journeys. */
interface Vital {
  value: number;
  path: string;
}

/** P7: layout shifts during the journeys, and pages that the browser stores in its back-forward cache. */
export async function measureVitals(): Promise<Row[]> {
  const journeys = await runJourneys(['vitals', 'back-forward']);
  const shift = worst(journeys);
  const failed = journeys.filter(({ ok }) => !ok).map(({ title }) => title);
  return [
    {
      id: 'P7 ●',
      goal: `CLS ≤ ${MAX_SHIFT}, whatever comes late`,
      figure: shift ? shift.value.toFixed(3) : 'not measured',
      spread: [
        `the worst of ${shift?.of ?? 0} pages, ${shift?.path}`,
        ...failed.map((title) => `failed: ${title}`),
      ].join('; '),
      met: shift !== undefined && shift.value <= MAX_SHIFT,
    },
    rememberedRow(journeys),
  ];
}

function notesOf(journeys: readonly Journey[], type: string): unknown[] {
  return journeys.flatMap(({ notes }) =>
    notes.filter((note) => note.type === type).map(({ value }) => value),
  );
}

function worst(journeys: readonly Journey[]) {
  const seen = (notesOf(journeys, 'vitals') as Vital[][]).flat();
  const [first] = seen.toSorted((one, other) => other.value - one.value);
  return first && { ...first, of: seen.length };
}

function rememberedRow(journeys: readonly Journey[]): Row {
  const notes = notesOf(journeys, 'back-forward') as Record<string, string | null>[];
  const routes = notes.flatMap((note) => Object.entries(note));
  const forgotten = routes.filter(([, why]) => why !== null).map(([path, why]) => `${path}: ${why}`);
  return {
    id: 'P7 ●',
    goal: 'back/forward cache hit on every route',
    figure: `${routes.length - forgotten.length} of ${routes.length}`,
    spread: forgotten.join('; ') || 'visitor, member, owner',
    met: routes.length > 0 && forgotten.length === 0,
  };
}

import type { Row } from '../row.ts';
import { type Journey, runJourneys } from '../run-journeys.ts';

const MOST_SHIFT = 0.02;
const SLOWEST = 100;
/** How many times slower the processor of a phone is. */
const PHONE = 4;

/** As the journeys note it, for each document. */
interface Vital {
  name: 'CLS' | 'INP';
  value: number;
  path: string;
  /** What was used, as a selector. */
  target: string;
}

/** P7: what web-vitals says on the journeys, and which pages the browser remembers while somebody is elsewhere. */
export async function measureVitals(): Promise<Row[]> {
  const journeys = await runJourneys(['vitals', 'back-forward'], {});
  const slower = await runJourneys(['vitals'], { E2E_SLOWER: String(PHONE) });
  const shift = worst(journeys, 'CLS');
  const delay = worst(journeys, 'INP');
  const onPhone = worst(slower, 'INP');
  const failed = journeys.filter(({ ok }) => !ok).map(({ title }) => title);
  return [
    {
      ...{ id: 'P7 ●', goal: `CLS ≤ ${MOST_SHIFT}, whatever comes late` },
      figure: shift ? shift.value.toFixed(3) : 'not measured',
      spread: [`the worst of ${shift?.of ?? 0} pages`, ...failed.map((title) => `failed: ${title}`)].join(
        '; ',
      ),
      met: shift !== undefined && shift.value <= MOST_SHIFT,
    },
    {
      ...{ id: 'P7', goal: `INP ≤ ${SLOWEST} ms on the journeys` },
      figure: delay ? `${delay.value} ms` : 'not measured',
      spread: `the worst of ${delay?.of ?? 0} pages, ${delay?.path} (${delay?.target.split('>').at(-1)}); processor ${PHONE} × slower: ${onPhone?.value} ms, ${onPhone?.path}`,
      met: delay !== undefined && delay.value <= SLOWEST,
      why: 'The slowest are links that lead on: some 50 ms are the page’s own work, the rest is painting, which the processor does here while it shares its two cores with the site and the journey.',
    },
    rememberedRow(journeys),
  ];
}

function notesOf(journeys: readonly Journey[], type: string): unknown[] {
  return journeys.flatMap(({ notes }) =>
    notes.filter((note) => note.type === type).map(({ value }) => value),
  );
}

function worst(journeys: readonly Journey[], name: Vital['name']) {
  const seen = (notesOf(journeys, 'vitals') as Vital[][]).flat().filter((vital) => vital.name === name);
  const [first] = seen.toSorted((one, other) => other.value - one.value);
  return first && { ...first, of: seen.length };
}

function rememberedRow(journeys: readonly Journey[]): Row {
  const notes = notesOf(journeys, 'back-forward') as Record<string, string | null>[];
  const routes = notes.flatMap((note) => Object.entries(note));
  const forgotten = routes.filter(([, why]) => why !== null).map(([path, why]) => `${path}: ${why}`);
  return {
    ...{ id: 'P7 ●', goal: 'back/forward cache hit on every route' },
    figure: `${routes.length - forgotten.length} of ${routes.length}`,
    spread: forgotten.join('; ') || 'visitor, member, owner',
    met: routes.length > 0 && forgotten.length === 0,
  };
}

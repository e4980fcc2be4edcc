import {
  type ReleaseHealth,
  type ReleaseOutcome,
  type ReleaseReport,
  SUCCESS_SAMPLE,
} from '@boardwalk/contracts';

/** How often one outcome of one version came about. */
export interface OutcomeCount {
  remote: string;
  version: string;
  outcome: ReleaseOutcome;
  count: number;
}

/** What each outcome says of the release. `set-refused` says nothing about a release, only about the set that it came in. */
const MEANING: Record<ReleaseOutcome, 'drawn' | 'failed' | 'neither'> = {
  drawn: 'drawn',
  'load-failed': 'failed',
  'timed-out': 'failed',
  'integrity-refused': 'failed',
  'render-failed': 'failed',
  'threw-later': 'failed',
  hung: 'failed',
  // A page of an older shell goes on with the version before: nothing is wrong with the new one.
  'kit-unfit': 'neither',
  // The browser draws what the server can't. What it says of the release is judged by itself.
  'draw-failed': 'neither',
  'set-refused': 'neither',
};

export function isFailure(outcome: ReleaseOutcome): boolean {
  return MEANING[outcome] === 'failed' || outcome === 'draw-failed';
}

/** For how many pages one report stands. */
function weightOf({ outcome }: Pick<ReleaseReport, 'outcome'>): number {
  return outcome === 'drawn' ? SUCCESS_SAMPLE : 1;
}

/** How often a page was drawn and how often not. */
export function sumUp(rows: readonly { outcome: ReleaseOutcome; count: number }[]) {
  const sums = { drawn: 0, failed: 0, neither: 0 };
  for (const { outcome, count } of rows) sums[MEANING[outcome]] += count;
  return { drawn: sums.drawn, failed: sums.failed };
}

/** The health of one version from its rows: minutes in which nothing was reported stay out. */
export function toHealth(
  rows: readonly { minute: Date; outcome: ReleaseOutcome; count: number }[],
): ReleaseHealth {
  const minutes = Map.groupBy(rows, ({ minute }) => minute.toISOString());
  const series = [...minutes]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([at, inMinute]) => ({ at, ...sumUp(inMinute) }));
  return { ...sumUp(rows), series };
}

/** The name under which pages report on the whole set instead of on one remote. */
const SHELL = 'shell';
/** What a refused set claimed to be can't be believed, so it is counted under one name. */
const ANY_SET = 'set';

/** Whether a page says that it was handed a set that it could not trust. */
export function isAboutSet({ name, outcome }: ReleaseReport): boolean {
  return name === SHELL && outcome === 'set-refused';
}

/** How often each outcome of each version was reported, in an order that is the same for everybody: rows are locked in it. */
export function countUp(reports: readonly ReleaseReport[]): OutcomeCount[] {
  const counts = new Map<string, OutcomeCount>();
  for (const report of reports) {
    const version = isAboutSet(report) ? ANY_SET : report.version;
    const key = `${report.name}@${version} ${report.outcome}`;
    const before = counts.get(key)?.count ?? 0;
    const { name: remote, outcome } = report;
    counts.set(key, { remote, version, outcome, count: before + weightOf(report) });
  }
  return [...counts].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, count]) => count);
}

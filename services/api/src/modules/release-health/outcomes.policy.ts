import {
  type ReleaseHealth,
  type ReleaseOutcome,
  type ReleaseReport,
  SUCCESS_SAMPLE,
} from '@boardwalk/contracts';

/** Count of one outcome of one version. */
export interface OutcomeCount {
  remote: string;
  version: string;
  outcome: ReleaseOutcome;
  count: number;
}

/** Meaning of each outcome. `set-refused` concerns the set, not a release. */
const MEANING: Record<ReleaseOutcome, 'drawn' | 'failed' | 'neither'> = {
  drawn: 'drawn',
  'load-failed': 'failed',
  'timed-out': 'failed',
  'integrity-refused': 'failed',
  'render-failed': 'failed',
  'threw-later': 'failed',
  hung: 'failed',
  // A page with an older shell uses the previous version; the new one isn't at fault.
  'kit-unfit': 'neither',
  // The browser renders what the server can't, and reports its own outcome.
  'draw-failed': 'neither',
  'set-refused': 'neither',
};

export function isFailure(outcome: ReleaseOutcome): boolean {
  return MEANING[outcome] === 'failed' || outcome === 'draw-failed';
}

/** Returns the number of pages that one report represents. */
function weightOf({ outcome }: Pick<ReleaseReport, 'outcome'>): number {
  return outcome === 'drawn' ? SUCCESS_SAMPLE : 1;
}

/** Sums up rendered and failed pages. */
export function sumUp(rows: readonly { outcome: ReleaseOutcome; count: number }[]) {
  const sums = { drawn: 0, failed: 0, neither: 0 };
  for (const { outcome, count } of rows) sums[MEANING[outcome]] += count;
  return { drawn: sums.drawn, failed: sums.failed };
}

/** Returns the health of one version from its rows; minutes without reports are absent. */
export function toHealth(
  rows: readonly { minute: Date; outcome: ReleaseOutcome; count: number }[],
): ReleaseHealth {
  const minutes = Map.groupBy(rows, ({ minute }) => minute.toISOString());
  const series = [...minutes]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([at, inMinute]) => ({ at, ...sumUp(inMinute) }));
  return { ...sumUp(rows), series };
}

/** Name under which pages report on the whole set instead of one remote. */
const SHELL = 'shell';
/** The contents of a refused set can't be trusted, so it is counted under one name. */
const ANY_SET = 'set';

/** Whether a page reports that it received an untrusted set. */
export function isAboutSet({ name, outcome }: ReleaseReport): boolean {
  return name === SHELL && outcome === 'set-refused';
}

/** Counts reports by version and outcome, in a fixed order, because rows are locked in it. */
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

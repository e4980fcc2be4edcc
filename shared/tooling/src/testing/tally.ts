export interface Tally {
  passed: number;
  failed: number;
}

/** A run that failed without a failed test (it didn't start, or left an error behind) counts as one failure. */
const withRun = (tally: Tally, ok: boolean): Tally =>
  ok || tally.failed > 0 ? tally : { ...tally, failed: 1 };

/** Reads Vitest's JSON report. @param ok whether the run itself succeeded. */
export function tallyOfVitest(report: unknown, ok: boolean): Tally {
  const { numPassedTests = 0, numFailedTests = 0 } = (report ?? {}) as Record<string, number | undefined>;
  return withRun({ passed: numPassedTests, failed: numFailedTests }, ok && report !== undefined);
}

/** Reads Playwright's JSON report. @param ok whether the run itself succeeded. */
export function tallyOfPlaywright(report: unknown, ok: boolean): Tally {
  const stats = ((report ?? {}) as { stats?: Record<string, number | undefined> }).stats;
  const { expected = 0, flaky = 0, unexpected = 0 } = stats ?? {};
  return withRun({ passed: expected + flaky, failed: unexpected }, ok && stats !== undefined);
}

interface Suite {
  suites?: Suite[];
  specs?: { title: string; file: string; tests: { status: string }[] }[];
}

/** The journeys of Playwright's JSON report that failed once and then passed, as `file: title`. */
export function secondTries(report: unknown): string[] {
  const of = ({ suites = [], specs = [] }: Suite): string[] => [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
      .map(({ file, title }) => `${file}: ${title}`),
    ...suites.flatMap(of),
  ];
  return of((report ?? {}) as Suite);
}

export function addTallies(tallies: readonly Tally[]): Tally {
  return tallies.reduce(
    (sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }),
    {
      passed: 0,
      failed: 0,
    },
  );
}

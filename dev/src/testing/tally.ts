import { relative } from 'node:path';

export interface Tally {
  passed: number;
  failed: number;
}

/** Counts a run that failed without a failed test (it didn't start, or left an error behind) as one failure. */
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

/** Remarks about a run for its last lines, each as `file: title`. A unit test adds the first line of each of its errors. */
export interface Remarks {
  failed: string[];
  /** Failed once, then passed. */
  secondTries: string[];
}

interface VitestFile {
  name: string;
  assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
}

/** Reads Vitest's JSON report. @param root prefix of the names of files. */
export function remarksOfVitest(report: unknown, root: string): Remarks {
  const { testResults = [] } = (report ?? {}) as { testResults?: VitestFile[] };
  const tests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map((test) => ({
      ...test,
      title: [
        `${relative(root, name)}: ${test.fullName}`,
        ...new Set(test.failureMessages.map(firstLine)),
      ].join('\n    '),
    })),
  );
  const titles = (wanted: (test: (typeof tests)[number]) => boolean) =>
    tests.filter(wanted).map(({ title }) => title);
  return {
    failed: titles(({ status }) => status === 'failed'),
    // A test that finally passed retains the errors of the previous try.
    secondTries: titles(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0),
  };
}

function firstLine(message: string): string {
  return message.split('\n', 1)[0] ?? '';
}

interface Suite {
  suites?: Suite[];
  specs?: { title: string; file: string; tests: { status: string }[] }[];
}

/** Reads Playwright's JSON report. */
export function remarksOfPlaywright(report: unknown): Remarks {
  const of = ({ suites = [], specs = [] }: Suite, wanted: string): string[] => [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === wanted))
      .map(({ file, title }) => `${file}: ${title}`),
    ...suites.flatMap((suite) => of(suite, wanted)),
  ];
  const whole = (report ?? {}) as Suite;
  return { failed: of(whole, 'unexpected'), secondTries: of(whole, 'flaky') };
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

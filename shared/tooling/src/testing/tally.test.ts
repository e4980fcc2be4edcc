import { expect, it } from 'vitest';
import { addTallies, secondTries, tallyOfPlaywright, tallyOfVitest } from './tally.ts';

it('reads both reports', () => {
  expect(tallyOfVitest({ numPassedTests: 7, numFailedTests: 1 }, false)).toEqual({ passed: 7, failed: 1 });
  expect(tallyOfPlaywright({ stats: { expected: 3, flaky: 1, unexpected: 0 } }, true)).toEqual({
    passed: 4,
    failed: 0,
  });
});

it('counts a run that broke without a failed test as a failure', () => {
  expect(tallyOfVitest({ numPassedTests: 7, numFailedTests: 0 }, false)).toEqual({ passed: 7, failed: 1 });
  expect(tallyOfVitest(undefined, true)).toEqual({ passed: 0, failed: 1 });
  expect(tallyOfPlaywright(undefined, true)).toEqual({ passed: 0, failed: 1 });
});

it('adds up', () => {
  expect(
    addTallies([
      { passed: 1, failed: 0 },
      { passed: 2, failed: 3 },
    ]),
  ).toEqual({ passed: 3, failed: 3 });
});

it('names what passed only at the second try', () => {
  const spec = (title: string, status: string) => ({ title, file: 'home.spec.ts', tests: [{ status }] });
  const suites = [
    { specs: [spec('opens', 'expected')], suites: [{ specs: [spec('waits', 'flaky')] }] },
    { specs: [spec('fails', 'unexpected')] },
  ];
  expect(secondTries({ suites })).toEqual(['home.spec.ts: waits']);
  expect(secondTries(undefined)).toEqual([]);
});

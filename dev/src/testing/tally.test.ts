import { expect, it } from 'vitest';
import {
  addTallies,
  remarksOfPlaywright,
  remarksOfVitest,
  tallyOfPlaywright,
  tallyOfVitest,
} from './tally.ts';

it('reads the reports of Vitest and Playwright', () => {
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

it('adds up tallies', () => {
  expect(
    addTallies([
      { passed: 1, failed: 0 },
      { passed: 2, failed: 3 },
    ]),
  ).toEqual({ passed: 3, failed: 3 });
});

it('names the journeys that failed, and those that passed only on the second try', () => {
  const spec = (title: string, status: string) => ({ title, file: 'home.spec.ts', tests: [{ status }] });
  const suites = [
    { specs: [spec('opens', 'expected')], suites: [{ specs: [spec('waits', 'flaky')] }] },
    { specs: [spec('fails', 'unexpected')] },
  ];
  expect(remarksOfPlaywright({ suites })).toEqual({
    failed: ['home.spec.ts: fails'],
    secondTries: ['home.spec.ts: waits'],
  });
  expect(remarksOfPlaywright(undefined)).toEqual({ failed: [], secondTries: [] });
});

it('names the unit tests that failed, and those that passed only on the second try', () => {
  const test = (fullName: string, status: string, ...failureMessages: string[]) => ({
    fullName,
    status,
    failureMessages,
  });
  const assertionResults = [
    test('adds', 'passed'),
    test('waits', 'passed', 'too late'),
    test(
      'fails',
      'failed',
      'Error: wrong\n    at tally.ts:1',
      'Error: wrong\n    at tally.ts:1',
      'Error: late',
    ),
  ];
  const testResults = [{ name: '/site/shared/tally.test.ts', assertionResults }];
  expect(remarksOfVitest({ testResults }, '/site')).toEqual({
    failed: ['shared/tally.test.ts: fails\n    Error: wrong\n    Error: late'],
    secondTries: ['shared/tally.test.ts: waits\n    too late'],
  });
  expect(remarksOfVitest(undefined, '/site')).toEqual({ failed: [], secondTries: [] });
});

import { expect, it } from 'vitest';
import { journeysOf } from './run-journeys.ts';

it('reads annotations from the last try of each journey, in nested suites as well', () => {
  const results = (...tries: string[][]) =>
    tries.map((texts) => ({ annotations: texts.map((description) => ({ type: 'vitals', description })) }));
  const report = {
    suites: [
      {
        specs: [{ title: 'walks', ok: true, tests: [{ results: results(['[1]'], ['[2]']) }] }],
        suites: [{ specs: [{ title: 'signs in', ok: false, tests: [{ results: results(['slow']) }] }] }],
      },
    ],
  };
  expect(journeysOf(report)).toEqual([
    { title: 'walks', ok: true, notes: [{ type: 'vitals', value: [2] }] },
    { title: 'signs in', ok: false, notes: [] },
  ]);
});

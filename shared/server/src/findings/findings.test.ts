import { expect, it } from 'vitest';
import {
  type Check,
  hasProblem,
  messageOf,
  ok,
  problem,
  runChecks,
  tellFindings,
  warning,
} from './findings.ts';

const at = { port: 3000 };
const checks: Check<typeof at>[] = [
  { name: 'port', look: ({ port }) => ok(`${port} is free`) },
  { name: 'disk', look: async () => [warning('little', 'Free some.'), problem('none', 'Free more.')] },
];

it('returns the findings of all checks, in order', async () => {
  const findings = await runChecks(checks, at);
  expect(findings.map(({ check, standing }) => [check, standing])).toEqual([
    ['port', 'ok'],
    ['disk', 'warning'],
    ['disk', 'problem'],
  ]);
  expect([hasProblem(findings), hasProblem(findings.slice(0, 2))]).toEqual([true, false]);
  expect(tellFindings(findings)).toBe(
    [
      'ok       port: 3000 is free',
      'warning  disk: little → Free some.',
      'problem  disk: none → Free more.',
      '',
      'Problems: 1, warnings: 1',
    ].join('\n'),
  );
});

it('reports a check that fails or hangs as a problem', async () => {
  const broken: Check<object>[] = [
    {
      name: 'at once',
      look: () => {
        throw new Error('no such thing at postgres://boardwalk:secret@localhost/x\nand more');
      },
    },
    {
      name: 'later',
      look: () => Promise.reject(Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' })),
    },
    { name: 'never', look: () => new Promise(() => {}) },
  ];
  const findings = await runChecks(broken, {}, 20);
  expect(findings.map(({ standing, says }) => [standing, says])).toEqual([
    ['problem', 'can’t be looked at: no such thing at postgres://boardwalk:[…]@localhost/x and more'],
    ['problem', 'can’t be looked at: ECONNREFUSED'],
    ['problem', 'can’t be looked at: there was no answer within 0.02 s'],
  ]);
});

it('includes the causes of a failure', () => {
  expect(messageOf(new Error('fetch failed', { cause: new Error('ECONNREFUSED') }))).toBe(
    'fetch failed: ECONNREFUSED',
  );
});

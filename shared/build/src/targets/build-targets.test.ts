import { afterEach, expect, it } from 'vitest';
import { buildTargets } from './build-targets.ts';
import { clearStamp } from './stamps.ts';
import type { Target } from './target.ts';

const NAME = 'target of a test';
afterEach(() => clearStamp(NAME));

it('announces each build, and states whether a target was built or up to date', async () => {
  const target: Target = { name: NAME, inputs: [], isThere: () => true, build: async () => undefined };
  const lines: string[] = [];
  const run = () =>
    buildTargets([target], (line) => lines.push(line.replace(/[\d.]+ s/, 'a moment')), {
      onBegin: ({ name }) => lines.push(`building ${name}`),
      onReady: ({ name }, wasBuilt) => lines.push(`${name}: ${wasBuilt ? 'built' : 'up to date'}`),
    });
  await run();
  await run();
  expect(lines).toEqual([
    `building ${NAME}`,
    `built ${NAME} in a moment`,
    `${NAME}: built`,
    `${NAME}: up to date`,
  ]);
});

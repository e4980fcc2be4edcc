import { expect } from 'vitest';
import type { Answer, TestApi } from './test-api.ts';

/** How many do the same at once. */
export const RACERS = 200;

/**
 * The same call as often as there are racers, in turns to each of the processes. None of them may fail.
 * @returns how often each status was answered.
 */
export async function raceOn(
  processes: readonly [TestApi, ...TestApi[]],
  call: (to: TestApi, at: number) => Promise<Answer>,
) {
  const attempt = async (at: number): Promise<Answer> => {
    const answer = await call(processes[at % processes.length] ?? processes[0], at);
    // A process that has its hands full says so; whoever was sent away comes again.
    return answer.status === 503 ? attempt(at) : answer;
  };
  const answers = await Promise.all(Array.from({ length: RACERS }, (_, at) => attempt(at)));
  expect(answers.filter(({ status }) => status >= 500).map(({ body }) => body)).toEqual([]);
  const counts = Object.fromEntries(
    Object.entries(Object.groupBy(answers, ({ status }) => status)).map(([status, all = []]) => [
      status,
      all.length,
    ]),
  );
  return { answers, counts };
}

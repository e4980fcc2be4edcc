import { expect } from 'vitest';
import type { Answer, TestApi } from './test-api.ts';

/** Number of concurrent callers. */
export const RACERS = 200;

/**
 * Makes the same call once per racer, alternating between the processes. None of them may fail.
 * @returns the number of responses by status.
 */
export async function raceOn(
  processes: readonly [TestApi, ...TestApi[]],
  call: (to: TestApi, at: number) => Promise<Answer>,
) {
  const attempt = async (at: number): Promise<Answer> => {
    const answer = await call(processes[at % processes.length] ?? processes[0], at);
    // An overloaded process responds with 503; the call is then repeated.
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

import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** Returns whether the system provides the processor time of each thread. */
export const hasProcessorTime = (): boolean => existsSync('/proc/self/schedstat');

/** Returns the processor time that all threads of a process have used, in microseconds, according to the system's scheduler. */
export function processorTime(pid: number): number {
  const threads = readdirSync(`/proc/${pid}/task`);
  return (
    threads.reduce((sum, thread) => sum + nanosecondsOf(`/proc/${pid}/task/${thread}/schedstat`), 0) / 1000
  );
}

function nanosecondsOf(file: string): number {
  return Number(readFileSync(file, 'utf8').split(' ', 1)[0]);
}

/**
 * Starts to count the processor time of processes.
 * @returns a function that returns the time since then, in microseconds; undefined when a thread has ended, whose time isn't known any more.
 */
export function startProcessorClock(pids: readonly number[]): () => number | undefined {
  const before = threadTimes(pids);
  return () => {
    const after = threadTimes(pids);
    if ([...before.keys()].some((thread) => !after.has(thread))) return undefined;
    return [...after].reduce((sum, [thread, time]) => sum + time - (before.get(thread) ?? 0), 0) / 1000;
  };
}

/** Returns the processor time of each running thread, in nanoseconds. */
function threadTimes(pids: readonly number[]): Map<string, number> {
  const files = pids.flatMap((pid) =>
    readdirSync(`/proc/${pid}/task`).map((thread) => `/proc/${pid}/task/${thread}/schedstat`),
  );
  return new Map(files.map((file) => [file, nanosecondsOf(file)]));
}

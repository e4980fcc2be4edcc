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

import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** Whether the system tells the time that each thread has used. */
export const canTellProcessorTime = (): boolean => existsSync('/proc/self/schedstat');

/** What all threads of a process have used so far, in microseconds, as the system's scheduler counts it. */
export function processorTime(pid: number): number {
  const threads = readdirSync(`/proc/${pid}/task`);
  return (
    threads.reduce((sum, thread) => sum + nanosecondsOf(`/proc/${pid}/task/${thread}/schedstat`), 0) / 1000
  );
}

function nanosecondsOf(file: string): number {
  return Number(readFileSync(file, 'utf8').split(' ', 1)[0]);
}

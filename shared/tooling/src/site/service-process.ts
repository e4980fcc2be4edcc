import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PlainError } from '../commands/plain-error.ts';
import { BUILD, ROOT } from '../workspace/folders.ts';
import { memoryFlags, type ServiceName } from './node-memory.ts';
import type { ProcessPlan } from './supervised-process.ts';

const LEASH = fileURLToPath(new URL('./leash.mjs', import.meta.url));
/** How long a service may take to answer for the first time, in milliseconds. */
const READY_WITHIN = 120_000;

interface ServiceInput {
  name: ServiceName;
  logFile: string;
  environment: Record<string, string>;
  /** The address that answers when the service can be used. */
  healthUrl: string;
}

/** A bundled service as a process of its own, in its own group: a Ctrl-C in the terminal is the supervisor's to handle. */
export function servicePlan({ name, logFile, environment, healthUrl }: ServiceInput): ProcessPlan {
  return {
    name,
    logFile,
    start: (log) =>
      spawn(
        process.execPath,
        [
          ...memoryFlags(name),
          '--enable-source-maps',
          '--import',
          LEASH,
          join(BUILD, 'services', name, 'main.js'),
        ],
        {
          cwd: ROOT,
          detached: true,
          env: { ...process.env, ...environment },
          stdio: ['ignore', log, log, 'ipc'],
        },
      ),
    untilReady: () => untilAnswers(name, healthUrl, logFile),
  };
}

async function untilAnswers(name: string, url: string, logFile: string): Promise<void> {
  const end = Date.now() + READY_WITHIN;
  while (Date.now() < end) {
    const ok = await fetch(url, { signal: AbortSignal.timeout(2000) }).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ok) return;
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new PlainError(`${name} did not become ready within ${READY_WITHIN / 1000} s. Its log: ${logFile}`);
}

import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { PlainError } from '@boardwalk/build/command';
import { BUILD, ROOT } from '@boardwalk/build/workspace';
import { memoryFlags, type ServiceName } from './node-memory.ts';
import type { ProcessPlan } from './supervised-process.ts';

const LEASH = fileURLToPath(new URL('./leash.mjs', import.meta.url));
/** Folder of Node for compiled code. Node checks its entries by the content of the program, and replaces old ones. */
const COMPILED = join(BUILD, 'compiled');
const READY_TIMEOUT_MS = 120_000;

interface ServiceInput {
  name: ServiceName;
  logFile: string;
  environment: Record<string, string>;
  /** The address that responds when the service can be used. */
  healthUrl: string;
}

/** Returns the plan of a bundled service: a process in its own group, because the supervisor handles a Ctrl-C in the terminal. */
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
          // A restart then reads the compiled code instead of compiling a program of 17 MB.
          env: { ...process.env, NODE_COMPILE_CACHE: COMPILED, ...environment },
          stdio: ['ignore', log, log, 'ipc'],
        },
      ),
    untilReady: (signal) => untilHealthy({ name, url: healthUrl, logFile, signal }),
  };
}

interface HealthInput {
  name: string;
  /** Responds with success when the service can be used. */
  url: string;
  logFile: string;
  signal: AbortSignal;
}

/** Polls the health of a service until it is ready. @throws PlainError after {@link READY_TIMEOUT_MS}; the signal's reason when it is aborted. */
export async function untilHealthy({ name, url, logFile, signal }: HealthInput): Promise<void> {
  const end = Date.now() + READY_TIMEOUT_MS;
  while (Date.now() < end) {
    const ok = await fetch(url, { signal: AbortSignal.any([signal, AbortSignal.timeout(2000)]) }).then(
      (response) => response.ok,
      () => false,
    );
    if (ok) return;
    await setTimeout(50, undefined, { signal });
  }
  throw new PlainError(
    `${name} did not become ready within ${READY_TIMEOUT_MS / 1000} s. Its log: ${logFile}`,
  );
}

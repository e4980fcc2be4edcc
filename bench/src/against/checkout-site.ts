import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { PlainError } from '@boardwalk/build/command';
import { freePort } from '@boardwalk/build/ports';

const START_TIMEOUT_MS = 240_000;
const CHECK_INTERVAL_MS = 250;
/** Number of lines of the log in an error message. */
const SHOWN_LINES = 15;
/** The site's message that it accepts visitors. */
const OPEN = /is open at/;

/** The site of a checkout, with a new demo community. */
export interface CheckoutSite {
  origin: string;
  /** Resolves when the site accepts visitors. @throws PlainError if it ends first, or takes longer than four minutes. */
  opened: Promise<void>;
  stop(): Promise<void>;
}

/** Starts the site of a built checkout with its own `npm start`, on free ports and with temporary data. */
export async function startCheckout(folder: string): Promise<CheckoutSite> {
  const dataDir = mkdtempSync(join(tmpdir(), 'boardwalk-against-data-'));
  // PostgreSQL refuses to run as root; its user must be able to enter the folder.
  chmodSync(dataDir, 0o755);
  const logFile = join(dataDir, 'start.log');
  const log = openSync(logFile, 'w');
  const [port, identityPort] = [await freePort(), await freePort()];
  const site = spawn('npm', ['start'], {
    cwd: folder,
    // The command has child processes: its whole group is stopped.
    detached: true,
    shell: process.platform === 'win32',
    stdio: ['ignore', log, log],
    env: {
      ...process.env,
      PORT: String(port),
      IDENTITY_PORT: String(identityPort),
      DATA_DIR: join(dataDir, 'data'),
      // All visits come from one address, and would exceed its limits.
      RATE_LIMIT_FACTOR: '1000',
      LIFTED_LIMITS: 'on',
    },
  });
  // A process that can't be spawned emits `error` instead of `exit`.
  const ended = once(site, 'exit').catch((error: unknown) => error);
  const isRunning = () => site.pid !== undefined && site.exitCode === null && site.signalCode === null;
  return {
    origin: `http://localhost:${port}`,
    opened: untilOpen(folder, logFile, isRunning),
    async stop() {
      if (site.pid && isRunning()) process.kill(-site.pid, 'SIGINT');
      await ended;
      // The command may end before its child processes, which still write.
      while (site.pid && hasProcesses(site.pid)) await pause(CHECK_INTERVAL_MS);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Returns whether a process group has processes. */
function hasProcesses(group: number): boolean {
  try {
    return process.kill(-group, 0);
  } catch {
    return false;
  }
}

async function untilOpen(folder: string, logFile: string, isRunning: () => boolean): Promise<void> {
  const log = () => readFileSync(logFile, 'utf8');
  for (const end = Date.now() + START_TIMEOUT_MS; Date.now() < end && isRunning(); ) {
    if (OPEN.test(log())) return;
    await pause(CHECK_INTERVAL_MS);
  }
  const lines = log().trim().split('\n').slice(-SHOWN_LINES).join('\n');
  throw new PlainError(`The site of ${folder} did not open. Its last lines:\n${lines}`);
}

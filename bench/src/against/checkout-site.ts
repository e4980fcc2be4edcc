import { spawn } from 'node:child_process';
import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { PlainError } from '@boardwalk/build/command';
import { freePort } from '@boardwalk/build/ports';

const START_TIMEOUT_MS = 240_000;
const CHECK_INTERVAL_MS = 250;
/** The site's message that it accepts visitors. */
const OPEN = /is open at/;

/** The site of a checkout, with a new demo community. */
export interface CheckoutSite {
  origin: string;
  stop(): Promise<void>;
}

/** Starts the site of a built checkout with its own `npm start`, on free ports and with temporary data. @throws PlainError if it doesn't open. */
export async function startCheckout(folder: string): Promise<CheckoutSite> {
  const dataDir = mkdtempSync(join(tmpdir(), 'boardwalk-against-'));
  const logFile = join(dataDir, 'start.log');
  const log = openSync(logFile, 'w');
  const port = await freePort();
  const identityPort = await freePort();
  const site = spawn(process.execPath, ['dev/bin/run.mjs', 'start'], {
    cwd: folder,
    // The whole group is stopped: the command has child processes.
    detached: true,
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
  const ended = new Promise<void>((resolve) => site.once('exit', () => resolve()));
  const isRunning = () => site.exitCode === null && site.signalCode === null;
  const stop = async () => {
    if (site.pid && isRunning()) process.kill(-site.pid, 'SIGINT');
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  };
  const text = () => readFileSync(logFile, 'utf8');
  for (const end = Date.now() + START_TIMEOUT_MS; Date.now() < end; await pause(CHECK_INTERVAL_MS)) {
    if (OPEN.test(text())) return { origin: `http://localhost:${port}`, stop };
    if (!isRunning()) break;
  }
  const last = text().trim().split('\n').slice(-15).join('\n');
  await stop();
  throw new PlainError(`The site of ${folder} did not open. Its last lines:\n${last}`);
}

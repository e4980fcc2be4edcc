import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { PlainError } from '../commands/plain-error.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const MAC_CHROME = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** What Chromium needs to run in a container, as root, without a screen and without calling home. */
export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * A Chromium for the journeys: the one that CHROMIUM_PATH names, else the system's, else Playwright's own, else Debian's package.
 * @throws PlainError that says how to get one.
 */
export function findBrowser(say: (line: string) => void): string {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (existsSync(given)) return given;
    throw new PlainError(`CHROMIUM_PATH names ${given}, and there is nothing.`);
  }
  return installed() ?? playwrights() ?? fromDebian(say) ?? giveUp();
}

function installed(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = [...folders.flatMap((folder) => NAMES.map((name) => join(folder, name))), MAC_CHROME];
  return candidates.find((candidate) => existsSync(candidate));
}

/** The browser that Playwright has downloaded for somebody before; it isn't asked to. */
function playwrights(): string | undefined {
  const fromJourneys = createRequire(new URL('../../../../e2e/package.json', import.meta.url));
  const { chromium } = fromJourneys('@playwright/test') as { chromium: { executablePath(): string } };
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

function fromDebian(say: (line: string) => void): string | undefined {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get'))
    return undefined;
  say('no browser here; installing the package "chromium" (about a minute)');
  const apt = (...args: string[]) =>
    execFileSync('apt-get', args, {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  try {
    apt('update', '-qq');
    apt('install', '-y', '-qq', '--no-install-recommends', 'chromium');
  } catch {
    return undefined;
  }
  return installed();
}

function giveUp(): never {
  throw new PlainError(
    [
      'The journeys need a Chromium, and none could be found or installed. Any one of these helps:',
      '  - install Chromium or Chrome (Debian: apt-get install chromium), or',
      '  - npx playwright install chromium, or',
      '  - CHROMIUM_PATH=/path/to/chromium npm test',
    ].join('\n'),
  );
}

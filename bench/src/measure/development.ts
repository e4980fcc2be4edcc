import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '@boardwalk/build/ports';
import { type BenchBrowser, type BenchPage, signIn, until } from '../browser.ts';
import { copyCheckout } from '../copy-checkout.ts';
import type { Row } from '../row.ts';
import { median } from '../statistics.ts';
import type { Bench } from './bench.ts';

const BUILT_WITHIN = 20_000;
const READY_WITHIN = 5000;
const SHOWN_WITHIN = 500;
const EDITS = 5;

/** A form of a remote that is half filled in when a line of its source is edited. */
const PLACE = { path: '/admin/releases', opens: 'New token', field: 'Name', account: 'owner' };
const FILE = 'remotes/admin/src/features/deploy-tokens/token-scope-fields.tsx';
const LINE = 'Who has it';
const TYPED = 'half a name';

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

/** P11: a full build, and development of a remote, in a copy of this checkout without build results. */
export async function measureDevelopment({ browser }: Bench): Promise<Row[]> {
  const checkout = copyCheckout();
  try {
    const build = await timeBuild(checkout.folder);
    // The first start creates a database; later ones use it.
    await timeDevelopment(checkout.folder);
    const { ready, shown, kept } = await timeDevelopment(checkout.folder, browser);
    return [
      {
        id: 'P11',
        goal: `whole build ≤ ${seconds(BUILT_WITHIN)}`,
        figure: seconds(build.took),
        spread: build.slowest,
        met: build.took <= BUILT_WITHIN,
        why: 'Two cores are busy from one end to the other, a third of it with printing the pictures. They are printed once: nothing but a change of a drawing prints it again.',
      },
      {
        id: 'P11',
        goal: `\`npm run dev\` usable ≤ ${seconds(READY_WITHIN)}`,
        figure: seconds(ready),
        spread: 'built already, with a database',
        met: ready <= READY_WITHIN,
      },
      {
        id: 'P11',
        goal: `an edit in a remote on screen ≤ ${seconds(SHOWN_WITHIN)}, state kept`,
        figure: `${median(shown).toFixed(0)} ms, ${kept ? 'kept' : 'state lost'}`,
        spread: `${Math.min(...shown).toFixed(0)} to ${Math.max(...shown).toFixed(0)} ms, ${shown.length} edits`,
        met: median(shown) <= SHOWN_WITHIN && kept,
      },
    ];
  } finally {
    checkout.remove();
  }
}

function run(folder: string, command: string, environment: Record<string, string> = {}): ChildProcess {
  return spawn(process.execPath, [join(folder, `dev/src/commands/${command}.ts`)], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...environment },
  });
}

async function timeBuild(folder: string) {
  const begin = performance.now();
  const child = run(folder, 'build');
  let said = '';
  child.stdout?.on('data', (text) => {
    said += String(text);
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error('The build of the copy did not succeed.');
  const parts = [...said.matchAll(/built (.+?) in ([\d.]+) s/g)].map(([, name = '', took = '']) => ({
    name,
    took,
  }));
  const slowest = parts.toSorted((one, other) => Number(other.took) - Number(one.took)).slice(0, 3);
  return {
    took: performance.now() - begin,
    slowest: slowest.map(({ name, took }) => `${name} ${took} s`).join(', '),
  };
}

/** Starts the development command; with a browser, edits a line while a form is half filled in. */
async function timeDevelopment(folder: string, browser?: BenchBrowser) {
  const [port, identityPort] = [await freePort(), await freePort()];
  const begin = performance.now();
  const child = run(folder, 'dev', {
    PORT: String(port),
    IDENTITY_PORT: String(identityPort),
    DATA_DIR: join(folder, '.data'),
  });
  try {
    await untilSaid(child, /is open at/);
    const ready = performance.now() - begin;
    const edited = browser
      ? await timeEdits(browser, `http://localhost:${port}`, join(folder, FILE))
      : { shown: [], kept: false };
    return { ready, ...edited };
  } finally {
    child.kill('SIGTERM');
    if (child.exitCode === null) await once(child, 'exit');
  }
}

function untilSaid(child: ChildProcess, sign: RegExp): Promise<void> {
  return new Promise((done, failed) => {
    let said = '';
    child.stdout?.on('data', (text) => {
      said += String(text);
      if (sign.test(said)) done();
    });
    child.once('exit', () => failed(new Error(`It ended before it was ready:\n${said}`)));
  });
}

async function timeEdits(browser: BenchBrowser, origin: string, file: string) {
  const source = readFileSync(file, 'utf8');
  const context = await browser.newContext({ storageState: await signIn(browser, origin, PLACE.account) });
  try {
    const page = await context.newPage();
    await page.goto(origin + PLACE.path);
    await page.getByRole('button', { name: PLACE.opens }).click();
    await page.getByLabel(PLACE.field).fill(TYPED);
    const shown: number[] = [];
    for (let edit = 1; edit <= EDITS; edit += 1) {
      const line = `${LINE}, edit ${edit}`;
      const begin = performance.now();
      writeFileSync(file, source.replace(LINE, line));
      await until(page, `document.body.innerText.includes(${JSON.stringify(line)})`);
      shown.push(performance.now() - begin);
      // A developer looks at the page before the next edit.
      await page.waitForTimeout(1000);
    }
    return { shown, kept: await isTyped(page) };
  } finally {
    await context.close();
  }
}

const isTyped = (page: BenchPage) =>
  page.evaluate<boolean>(`[...document.querySelectorAll('input')].some((one) => one.value === '${TYPED}')`);

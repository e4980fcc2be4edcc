import {
  FAULTS,
  type FaultKind,
  type ManagedRemote,
  type ReleaseOutcome,
  type ReleaseSet,
} from '@boardwalk/contracts';
import type { Page } from '@playwright/test';
import { REMOTES } from '../fixtures/remotes.ts';
import { reportsOf } from '../fixtures/reports.ts';
import { expect, test } from '../fixtures/test.ts';
import { Frame } from '../pages/frame.ts';

/** What a page with this fault tells the site. `slow` is late, not wrong: it opens by itself. */
const OUTCOMES: Record<FaultKind, ReleaseOutcome> = {
  '404': 'load-failed',
  '500': 'load-failed',
  hang: 'timed-out',
  slow: 'timed-out',
  corrupt: 'integrity-refused',
  tampered: 'integrity-refused',
  'throws-at-load': 'load-failed',
  'throws-in-render': 'render-failed',
  'chunk-gone': 'load-failed',
  'kit-unfit': 'kit-unfit',
};

test.use({ account: 'owner' });

test('the release set holds every remote of the workspace', async ({ request }) => {
  const set = (await (await request.get('/api/registry')).json()) as ReleaseSet;
  expect(set.remotes.map(({ name }) => name).sort()).toEqual(REMOTES.map(({ name }) => name).sort());
});

for (const { name, routes } of REMOTES) {
  const path = routes.find((route) => !route.path.includes(':'))?.path ?? '/';
  for (const kind of Object.keys(FAULTS) as FaultKind[]) {
    test(`${name} fails (${kind}): the frame stands, the site is told, and the page comes back`, async ({
      page,
      expectErrors,
    }) => {
      // What fails on purpose says so; the shell itself must not.
      expectErrors(
        /remotes\//,
        /Federation Runtime/,
        /on purpose|This (entry|page) throws/,
        /ChunkLoadError|chunk/i,
      );
      const reports = await reportsOf(page);
      const frame = new Frame(page);
      await page.addInitScript(noteAlert);
      await page.goto(`${path}?fault=${name}:${kind}`, { waitUntil: 'commit' });

      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
      expect(
        await page.evaluate(() => (window as unknown as { alertAfter: number }).alertAfter),
      ).toBeLessThan(3000);
      await expect(frame.navbar).toBeVisible();
      await expect(frame.accountButton).toBeEnabled();
      await expect.poll(() => reports).toContain(`${name} ${OUTCOMES[kind]}`);

      // What is wrong with the code itself is mended by another version; everything else by trying again, or by itself.
      if (kind === 'kit-unfit' || kind.startsWith('throws')) await page.goto(path);
      else if (kind !== 'slow') await main.getByRole('button', { name: 'Try again' }).click();
      await expect(frame.heading.filter({ hasNotText: 'Something went wrong' })).toBeVisible();
      expect(new URL(page.url()).pathname).toBe(path);
    });
  }
}

test('what pages report is counted for the version, by the minute', async ({
  page,
  callAs,
  expectErrors,
}) => {
  expectErrors(/remotes\//, /Federation Runtime/);
  const failed = async () => {
    const { items } = (await (await callAs('owner', 'GET', '/api/releases')).json()) as {
      items: ManagedRemote[];
    };
    return items.find(({ name }) => name === 'staff')?.versions[0]?.health.failed ?? 0;
  };
  const before = await failed();
  await page.goto('/staff?fault=staff:404');
  await expect(new Frame(page).heading).toHaveText('Something went wrong');
  await expect.poll(failed).toBeGreaterThan(before);
});

test('a page of a remote whose own chunk is missing recovers too', async ({ page, expectErrors }) => {
  expectErrors(/remotes\//, /ChunkLoadError|Loading chunk/, /Federation Runtime/);
  await startBeside(page);
  const chunks = '**/remotes/home/*/assets/async/**';
  const frame = new Frame(page);
  await frame.visit('/');
  await expect(frame.heading).toBeVisible();
  await page.route(chunks, (route) => route.fulfill({ status: 404, body: 'Not found' }));
  await frame.follow('/about');
  await expect(frame.heading).toHaveText('Something went wrong');
  await page.unroute(chunks);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Who keeps the lamps lit.' })).toBeVisible();
  expect(await page.evaluate(() => 'sameLoad' in window)).toBe(true);
});

test('a remote that arrives late opens by itself', async ({ page }) => {
  await startBeside(page);
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route('**/remotes/staff/**', async (route) => {
    await held;
    await route.continue();
  });
  const frame = new Frame(page);
  await frame.visit('/users');
  await expect(frame.heading).toHaveText('Something went wrong');
  release();
  await expect(frame.heading).toHaveText('Users');
});

/** On a page of the shell alone, so that no remote has been loaded yet. */
async function startBeside(page: Page): Promise<void> {
  await page.goto('/settings');
  await expect(new Frame(page).heading).toHaveText('Settings');
  await page.evaluate(() => Object.assign(window, { sameLoad: true }));
}

/** Runs in the page: notes how many milliseconds after the frame an error screen stood there. */
function noteAlert(): void {
  let framed: number | undefined;
  new MutationObserver((_, observer) => {
    if (document.querySelector('header')) framed ??= performance.now();
    if (framed === undefined || !document.querySelector('main [role=alert]')) return;
    observer.disconnect();
    Object.assign(window, { alertAfter: performance.now() - framed });
  }).observe(document, { childList: true, subtree: true });
}

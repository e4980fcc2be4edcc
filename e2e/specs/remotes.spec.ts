import { readdirSync, readFileSync } from 'node:fs';
import type { ReleaseSet, RemoteManifest } from '@boardwalk/contracts';
import type { Page, Route } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { Frame } from '../pages/frame.ts';

/** Every remote of the workspace, so that a new one is tested on its first day. */
const folder = new URL('../../remotes/', import.meta.url);
const REMOTES = readdirSync(folder).map(
  (name) => JSON.parse(readFileSync(new URL(`${name}/remote.json`, folder), 'utf8')) as RemoteManifest,
);

const FAULTS: Record<string, (route: Route) => Promise<void>> = {
  'is not there': (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' }),
  'never arrives': () => new Promise(() => {}),
  'throws while it loads': (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("The stall fell over");' }),
  'arrives as garbage': (route) => route.fulfill({ contentType: 'text/javascript', body: 'var stall = {{{' }),
};

test.use({ account: 'owner' });

test('the release set holds every remote of the workspace', async ({ request }) => {
  const set = (await (await request.get('/api/registry')).json()) as ReleaseSet;
  expect(set.remotes.map(({ name }) => name).sort()).toEqual(REMOTES.map(({ name }) => name).sort());
});

for (const { name, routes } of REMOTES) {
  const path = routes.find((route) => !route.path.includes(':'))?.path ?? '/';
  for (const [fault, serve] of Object.entries(FAULTS)) {
    test(`the frame stands while the entry of ${name} ${fault}, and "Try again" brings the page back`, async ({
      page,
      expectErrors,
    }) => {
      // The federation runtime warns when a remote is registered again, which is what a fresh start is.
      expectErrors(/remotes\//, /Federation Runtime/, /uncaught: /);
      await startBeside(page);
      const broken = (url: URL) =>
        url.pathname.startsWith(`/remotes/${name}/`) && url.pathname.endsWith('/remote-entry.js');
      // The route stays to the end: the browser lets go of a held request when nobody listens any more.
      let repaired = false;
      await page.route(broken, (route) => (repaired ? route.continue() : serve(route)));
      const frame = new Frame(page);
      const patience = timeUntilAlert(page);
      await frame.visit(path);

      const main = page.getByRole('main');
      expect(await patience).toBeLessThan(3000);
      await expect(main.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
      await expect(main.getByText(`This page (${name})`)).toBeVisible();
      await expect(frame.navbar).toBeVisible();
      await expect(frame.accountButton).toBeEnabled();

      repaired = true;
      await main.getByRole('button', { name: 'Try again' }).click();
      await expect(main.getByRole('heading', { name: 'Something went wrong' })).toBeHidden();
      await expect(frame.heading).toBeVisible();
      expect(new URL(page.url()).pathname).toBe(path);
      expect(await page.evaluate(() => 'sameLoad' in window)).toBe(true);
    });
  }
}

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

/** How many milliseconds it takes until an error screen stands in the page, measured in the page. */
function timeUntilAlert(page: Page): Promise<number> {
  return page.evaluate(() => {
    const start = performance.now();
    return new Promise<number>((resolve) => {
      const observer = new MutationObserver(() => {
        if (!document.querySelector('main [role=alert]')) return;
        observer.disconnect();
        resolve(performance.now() - start);
      });
      observer.observe(document.body, { childList: true, subtree: true });
    });
  });
}

import type { ManagedRemote, ReleaseSet } from '@boardwalk/contracts';
import type { Page } from '@playwright/test';
import { DAILY } from '../fixtures/daily.ts';
import { testFaults } from '../fixtures/faults.ts';
import { REMOTES } from '../fixtures/remotes.ts';
import { reportsOf } from '../fixtures/reports.ts';
import { integrityOf, serveOtherSets, withRelease } from '../fixtures/signed-sets.ts';
import { expect, test } from '../fixtures/test.ts';
import { Frame } from '../pages/frame.ts';

test.use({ account: 'owner' });

test('the release set contains every remote of the workspace', DAILY, async ({ request }) => {
  const set = (await (await request.get('/api/registry')).json()) as ReleaseSet;
  expect(set.remotes.map(({ name }) => name).sort()).toEqual(REMOTES.map(({ name }) => name).sort());
});

// One remote has every fault here; architecture/faults.spec.ts tests all others in the same way.
for (const remote of REMOTES.filter(({ name }) => name === 'home')) testFaults(remote);

test('reports of pages are counted for each version and minute', async ({ page, callAs, expectErrors }) => {
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
  await expect(page.getByRole('heading', { level: 2, name: 'Who runs the community.' })).toBeVisible();
});

test('a remote that arrives late opens automatically', async ({ page }) => {
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

test(
  'code that was built for another kit is refused, although its manifest claims compatibility',
  DAILY,
  async ({ page, expectErrors }) => {
    expectErrors(/remotes\//, /Federation Runtime/);
    const reports = await reportsOf(page);
    const entryOf = (set: ReleaseSet) => set.remotes.find(({ name }) => name === 'home')?.entry ?? '';
    const entry = entryOf((await (await page.request.get('/api/registry')).json()) as ReleaseSet);
    const code = await (await page.request.get(entry)).text();
    const body = code.replace(/(requiredVersion:")\^[0-9.]+(",[^{}]*singleton)/g, '$1^3.0.0$2');
    expect(body).toContain('^3.0.0');
    await serveOtherSets(page, (set) => ({
      ...withRelease(set, 'home', (home) => ({ ...home, integrity: integrityOf(body), fallback: undefined })),
      id: 'other-kit',
    }));
    await page.route(`**${entry}`, (route) => route.fulfill({ contentType: 'text/javascript', body }));
    await page.goto('/', { waitUntil: 'commit' });
    await expect(new Frame(page).heading).toHaveText('Something went wrong');
    await expect(page.getByText('doesn’t match the version of the site in this tab')).toBeVisible();
    await expect.poll(() => reports).toContain('home kit-unfit');
  },
);

/** Opens a page of the shell, so that no remote has been loaded yet. */
async function startBeside(page: Page): Promise<void> {
  await page.goto('/settings');
  await expect(new Frame(page).heading).toHaveText('Settings');
}

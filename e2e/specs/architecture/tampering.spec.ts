import type { ReleaseSet } from '@boardwalk/contracts';
import type { Page, Route } from '@playwright/test';
import { reportsOf } from '../../fixtures/reports.ts';
import { asStranger, serveOtherSets, withRelease } from '../../fixtures/signed-sets.ts';
import { expect, test } from '../../fixtures/test.ts';
import { Frame } from '../../pages/frame.ts';

/** Trace of modified code that runs. */
const RAN = 'window.tampered = true;\n';

/** Changes a file; the modified code is valid. */
const tamper = async (route: Route) => {
  const response = await route.fetch();
  await route.fulfill({ response, body: RAN + (await response.text()) });
};

/** Flips one byte in a comment or a string: the file stays valid otherwise. */
const flip = async (route: Route) => {
  const response = await route.fetch();
  const bytes = Buffer.from(await response.body());
  bytes[bytes.length - 2] = (bytes.at(-2) ?? 0) ^ 1;
  await route.fulfill({ response, body: bytes });
};

async function expectRefused(page: Page): Promise<void> {
  const frame = new Frame(page);
  await expect(page.getByRole('main').getByRole('heading', { name: 'Something went wrong' })).toBeVisible({
    timeout: 3500,
  });
  await expect(frame.navbar).toBeVisible();
  expect(await page.evaluate(() => 'tampered' in window)).toBe(false);
}

test.beforeEach(({ expectErrors }) => {
  // The browser logs what it blocks, and the page that it did.
  expectErrors(
    /integrity|digest/i,
    /release set was refused/,
    /Loading chunk|ChunkLoadError/,
    /Federation Runtime/,
  );
});

for (const [change, serve] of Object.entries({ 'other code': tamper, 'one flipped byte': flip })) {
  test(`an entry with ${change} does not run`, async ({ page }) => {
    const outcomes = await reportsOf(page);
    await page.route('**/remotes/home/*/remote-entry.js*', serve);
    await page.goto('/about');
    await expectRefused(page);
    await expect.poll(() => outcomes).toContain('home integrity-refused');
  });

  test(`a chunk with ${change} does not run`, async ({ page }) => {
    const outcomes = await reportsOf(page);
    await page.route('**/remotes/home/*/assets/**/*.js*', serve);
    await page.goto('/about');
    await expectRefused(page);
    await expect.poll(() => outcomes).toContain('home integrity-refused');
  });

  test(`a script of the shell with ${change} does not run`, async ({ page, consoleWatch }) => {
    consoleWatch.expectErrors(/main\./);
    await page.route('**/assets/main.*.js', serve);
    // The server's markup is readable, but nothing hydrates it.
    await page.goto('/about', { waitUntil: 'domcontentloaded' });
    expect(await page.evaluate(() => 'tampered' in window)).toBe(false);
    const root = page.locator('#root');
    expect(
      await root.evaluate((element) => Object.keys(element).filter((key) => /react/i.test(key))),
    ).toEqual([]);
  });
}

test('a release without a hash does not run, even when signed by the registry', async ({ page }) => {
  await serveOtherSets(page, (set) =>
    withRelease(set, 'home', (release) => ({ ...release, integrity: null, fallback: undefined })),
  );
  await page.goto('/about');
  await expectRefused(page);
});

test('an entry on another origin does not run, even when signed by the registry', async ({ page }) => {
  let asked = false;
  await page.route('https://stalls.example/**', (route) => {
    asked = true;
    return route.fulfill({ contentType: 'text/javascript', body: RAN });
  });
  await serveOtherSets(page, (set) =>
    withRelease(set, 'home', (release) => ({
      ...release,
      entry: 'https://stalls.example/remote-entry.js',
      fallback: undefined,
    })),
  );
  await page.goto('/about');
  await expectRefused(page);
  expect(asked).toBe(false);
});

/** Returns an attacker's set: the highest number, and their own code. */
const forged = (set: ReleaseSet): ReleaseSet => ({
  ...withRelease(set, 'home', (release) => ({ ...release, entry: '/forged.js', fallback: undefined })),
  id: 'forged',
  seq: set.seq + 1000,
});

test('a set with another signature is rejected, and on a first visit no remote runs', async ({ page }) => {
  const outcomes = await reportsOf(page);
  await page.route('**/forged.js', (route) => route.fulfill({ contentType: 'text/javascript', body: RAN }));
  await serveOtherSets(page, forged, asStranger);
  await page.goto('/about');
  await expectRefused(page);
  await expect.poll(() => outcomes).toContain('shell set-refused');
});

test('a set with another signature is rejected, and the last valid one is used', async ({ page }) => {
  const frame = new Frame(page);
  await page.goto('/about');
  await expect(frame.heading).toBeVisible();
  await serveOtherSets(page, forged, asStranger);
  await page.goto('/about');
  await expect(frame.heading).toHaveText('About Meridian RP.');
});

test('a replayed older set is rejected, and the newer one is used', async ({ page }) => {
  const outcomes = await reportsOf(page);
  const frame = new Frame(page);
  await serveOtherSets(page, (set) => ({ ...set, id: 'newer', seq: set.seq + 1000 }));
  await page.goto('/about');
  await expect(frame.heading).toHaveText('About Meridian RP.');
  await page.unrouteAll();
  // The old set names a release that has been withdrawn since: its code must not run again.
  await page.route('**/withdrawn.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: RAN }),
  );
  await serveOtherSets(page, (set) =>
    withRelease(set, 'home', (release) => ({ ...release, entry: '/withdrawn.js' })),
  );
  await page.goto('/about');
  await expect(frame.heading).toHaveText('About Meridian RP.');
  expect(await page.evaluate(() => 'tampered' in window)).toBe(false);
  await expect.poll(() => outcomes).toContain('shell set-refused');
});

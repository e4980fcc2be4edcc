import type { Page } from '@playwright/test';
import { SITE_PORT } from '../../fixtures/addresses.ts';
import { type OwnSite, startOwnSite } from '../../fixtures/own-site.ts';
import { expect, test } from '../../fixtures/test.ts';
import { Account } from '../../pages/account.ts';

// A city of 50,000 properties, on a separate site. The timings are recorded for the benchmarks.
test.describe.configure({ mode: 'default' });

const PORT = SITE_PORT + 56;
const PROPERTIES = 50_000;
/** More elements would be slow to move, and unreadable. */
const MAX_BUBBLES = 250;
const MORE = `
  INSERT INTO properties (code, title, type, district, address, x, y, guide_price, price, garage, rooms, area, description)
  SELECT 'ZZ-' || lpad(n::text, 5, '0'), 'House ' || n, (ARRAY['house', 'villa', 'shop', 'garage'])[1 + n % 4], 'lantern-quay', n || ' Quay',
    abs(hashint4(n)) % 1200, abs(hashint4(n + 7)) % 800, price, price, n % 4, 3, 90, ''
  FROM generate_series(1, ${PROPERTIES} - (SELECT count(*)::int FROM properties)) n, LATERAL (SELECT 20000 + abs(hashint4(n + 3)) % 900000 AS price) made`;

let site: OwnSite;
test.use({ baseURL: `http://localhost:${PORT}` });
test.beforeAll(async () => {
  test.setTimeout(180_000);
  site = await startOwnSite(PORT);
  await site.sql(MORE);
});
test.afterAll(() => site?.stop());

/** Measures frames and long tasks during an action. Times are in milliseconds. */
async function watched(page: Page, act: () => Promise<void>): Promise<{ frames: number[]; tasks: number[] }> {
  await page.evaluate(() => {
    const seen = { frames: [] as number[], tasks: [] as number[], on: true };
    Object.assign(window, { seen });
    let last = performance.now();
    const frame = (now: number) => {
      seen.frames.push(now - last);
      last = now;
      if (seen.on) requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
    new PerformanceObserver((list) =>
      seen.tasks.push(...list.getEntries().map(({ duration }) => duration)),
    ).observe({
      type: 'longtask',
    });
  });
  await act();
  return page.evaluate(() => {
    const { seen } = window as unknown as { seen: { frames: number[]; tasks: number[]; on: boolean } };
    seen.on = false;
    return { frames: seen.frames.slice(1), tasks: seen.tasks };
  });
}

const share = (values: readonly number[], part: number) =>
  values.toSorted((one, other) => one - other)[
    Math.min(values.length - 1, Math.floor(values.length * part))
  ] ?? 0;

test('a map of 50,000 properties is moved, zoomed and filtered', async ({ page }, testInfo) => {
  test.setTimeout(120_000);
  await new Account(page, 'member').signIn();
  await page.goto('/real-estate?kind=all');
  const map = page.getByRole('region', { name: /^Map of the city/ });
  await expect(map).toBeVisible();
  await expect(page.getByText('50,000 properties')).toBeVisible();
  const bubbles = map.getByRole('button');
  await expect(bubbles).not.toHaveCount(0);
  const whole = await bubbles.count();
  expect(whole).toBeLessThanOrEqual(MAX_BUBBLES);
  await map.scrollIntoViewIfNeeded();
  const box = await map.boundingBox();
  if (!box) throw new Error('The map has no place.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];

  const zoom = await watched(page, async () => {
    await page.getByRole('button', { name: 'Zoom in', exact: true }).click();
    await page.getByRole('button', { name: 'Zoom in', exact: true }).click();
    await expect(bubbles).not.toHaveCount(whole);
  });
  const pan = await watched(page, async () => {
    for (const direction of [1, -1, 1, -1]) {
      await page.mouse.move(x, y);
      await page.mouse.down();
      for (let step = 1; step <= 25; step += 1)
        await page.mouse.move(x + direction * step * 6, y + direction * step * 3);
      await page.mouse.up();
    }
  });
  expect(await bubbles.count()).toBeLessThanOrEqual(MAX_BUBBLES);
  await page.getByRole('button', { name: /^Filters/ }).click();
  const filter = await watched(page, async () => {
    await page.getByLabel('Type').selectOption('villa');
    await expect(page.getByText(/^12,\d{3} properties$/)).toBeVisible();
    await expect(bubbles).not.toHaveCount(0);
  });
  testInfo.annotations.push({
    type: 'property-map',
    description: JSON.stringify({
      panFrame: share(pan.frames, 0.95),
      panTask: Math.max(0, ...pan.tasks),
      zoomTask: Math.max(0, ...zoom.tasks),
      filterTask: Math.max(0, ...filter.tasks),
      bubbles: whole,
    }),
  });
});

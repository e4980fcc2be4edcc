import type { Page } from '@playwright/test';
import { DAILY } from '../fixtures/daily.ts';
import { MOVING } from '../fixtures/moving.ts';
import { expect, test } from '../fixtures/test.ts';
import { Frame } from '../pages/frame.ts';

test.use({ contextOptions: MOVING });

const act = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click();
const queue = async (page: Page): Promise<{ open: boolean; description: string }[]> =>
  JSON.parse((await page.getByLabel('State of the store').textContent()) ?? '{}').toasts;

/** Duration of a toast's animation, in milliseconds. */
const MOTION = 500;

/** Adds a toast, and waits until its animation has ended. */
async function add(page: Page): Promise<void> {
  await act(page, 'Add');
  await letPass(page, 1);
  await page.clock.runFor(MOTION);
}

/** Advances the clock until there is this number of toasts. @returns the elapsed time, in milliseconds. */
async function letPass(page: Page, count: number): Promise<number> {
  const { toasts } = new Frame(page);
  for (let passed = 0; passed < 20_000; passed += 100) {
    if ((await toasts.count()) === count) return passed;
    await page.clock.runFor(100);
  }
  throw new Error(`There are never ${count} toasts.`);
}

/** Stops the clock, which then advances only on request. */
async function stopTheClock(page: Page): Promise<void> {
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
}

test.describe('the generic queue', () => {
  test.use({ account: 'member' });

  test.beforeEach(async ({ page }) => {
    await page.clock.install();
    await page.goto('/zustand-demo');
    await expect(new Frame(page).heading).toBeVisible();
  });

  test('adds, updates, dismisses and removes; a dismissed toast stays in the store', async ({ page }) => {
    const { toasts } = new Frame(page);
    await stopTheClock(page);
    await add(page);
    await expect(toasts).toContainText('This toast comes from the shared store.');
    expect(await queue(page)).toEqual([
      { id: expect.any(String), open: true, description: 'This toast comes from the shared store.' },
    ]);
    await act(page, 'Update');
    await expect(toasts).toContainText('Updated a moment ago.');
    await act(page, 'Dismiss');
    await page.clock.runFor(MOTION);
    await expect(toasts).toHaveCount(0);
    expect(await queue(page)).toMatchObject([{ open: false, description: 'Updated a moment ago.' }]);
    await act(page, 'Remove');
    await expect.poll(() => queue(page)).toEqual([]);
  });

  test('a dismissed toast is removed after 1,000,000 ms', DAILY, async ({ page }) => {
    await stopTheClock(page);
    await add(page);
    await act(page, 'Dismiss');
    await page.clock.fastForward(999_000);
    expect(await queue(page)).toHaveLength(1);
    await page.clock.fastForward(1500);
    await expect.poll(() => queue(page)).toEqual([]);
  });

  test('shows one at a time, at the top right below the icons of the header', DAILY, async ({ page }) => {
    const { toasts } = new Frame(page);
    await stopTheClock(page);
    await add(page);
    const [first] = await queue(page);
    await add(page);
    await expect.poll(async () => (await queue(page))[0]).not.toEqual(first);
    expect(await queue(page)).toHaveLength(1);
    await expect(toasts).toHaveCount(1);
    const corner = async () => {
      const box = await toasts.boundingBox();
      return box && [box.x + box.width, box.y];
    };
    await expect.poll(corner).toEqual([1280 - 16, 80]);
    const header = await page.getByRole('banner').boundingBox();
    expect((header?.y ?? 0) + (header?.height ?? 0)).toBeLessThanOrEqual(80);
  });

  test('a toast disappears after 5 s', DAILY, async ({ page }) => {
    await stopTheClock(page);
    await add(page);
    const passed = MOTION + (await letPass(page, 0));
    expect(passed).toBeGreaterThan(4500);
    expect(passed).toBeLessThan(5000 + 2 * MOTION);
    expect(await queue(page)).toMatchObject([{ open: false }]);
  });

  test('a toast stays while the pointer is on it', async ({ page }) => {
    const { toasts } = new Frame(page);
    await stopTheClock(page);
    await add(page);
    await toasts.hover();
    await page.clock.runFor(20_000);
    await expect(toasts).toHaveCount(1);
    await page.mouse.move(10, 700);
    await page.clock.runFor(5100);
    await expect(toasts).toHaveCount(0);
  });

  for (const [distance, goes] of [
    [30, false],
    [60, true],
  ] as const) {
    test(`a swipe of ${distance} px ${goes ? 'dismisses a toast' : 'is ignored'}`, async ({ page }) => {
      const { toasts } = new Frame(page);
      await stopTheClock(page);
      await add(page);
      // Its animation ends first.
      await toasts.hover();
      const box = await toasts.boundingBox();
      const [x, y] = [(box?.x ?? 0) + 60, (box?.y ?? 0) + 20];
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + distance / 2, y);
      await page.mouse.move(x + distance, y);
      await page.mouse.up();
      await expect.poll(() => queue(page)).toMatchObject([{ open: !goes }]);
      await page.clock.runFor(MOTION);
      await expect(toasts).toHaveCount(goes ? 0 : 1);
    });
  }

  test('Escape dismisses a toast that has the focus', async ({ page }) => {
    const { toasts } = new Frame(page);
    await stopTheClock(page);
    await add(page);
    await toasts.getByRole('button', { name: 'Dismiss notification' }).focus();
    await page.keyboard.press('Escape');
    await page.clock.runFor(MOTION);
    await expect(toasts).toHaveCount(0);
  });

  test('the button on a toast dismisses it', async ({ page }) => {
    const { toasts } = new Frame(page);
    await stopTheClock(page);
    await add(page);
    await toasts.getByRole('button', { name: 'Dismiss notification' }).click();
    await page.clock.runFor(MOTION);
    await expect(toasts).toHaveCount(0);
  });
});

test.describe('the second mechanism', () => {
  test.beforeEach(async ({ page, expectErrors, serveStall }) => {
    expectErrors(/status of 409 /);
    let calls = 0;
    await page.route('**/api/journey', (route) => {
      calls += 1;
      return route.fulfill({ status: 409, json: { message: `Refusal ${calls}` } });
    });
    await serveStall(
      'home',
      ({ React, kit }) =>
        () =>
          React.createElement(
            'button',
            { onClick: () => kit.request('GET', '/api/journey').catch(() => {}) },
            'Call',
          ),
    );
    await page.clock.install();
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Call', exact: true })).toBeVisible();
  });

  test('shows at most three, 356 px wide and 14 px apart', async ({ page }) => {
    const { notices } = new Frame(page);
    for (let calls = 0; calls < 4; calls += 1) {
      const answer = page.waitForResponse('**/api/journey');
      await act(page, 'Call');
      await answer;
    }
    await expect(notices.filter({ visible: true })).toHaveCount(3);
    const read = () =>
      notices.evaluateAll((found) =>
        found
          .map((notice) => notice.getBoundingClientRect())
          .map(({ top, bottom, left, right }) => ({ top, bottom, left, right }))
          .sort((one, other) => one.top - other.top),
      );
    await expect
      .poll(async () => {
        const boxes = await read();
        return boxes.slice(1).map(({ top }, index) => Math.round(top - (boxes[index]?.bottom ?? 0)));
      })
      .toEqual([14, 14]);
    for (const { left, right } of await read()) expect(Math.round(right - left)).toBe(356);
  });

  test('a notice disappears after 4 s', async ({ page }) => {
    const { notices } = new Frame(page);
    await stopTheClock(page);
    await act(page, 'Call');
    await expect(notices).toHaveText(['Refusal 1']);
    await page.clock.runFor(3700);
    await expect(notices).toHaveCount(1);
    await page.clock.runFor(1000);
    await expect(notices).toHaveCount(0);
  });
});

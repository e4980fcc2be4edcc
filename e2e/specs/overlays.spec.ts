import { expect, test } from '../fixtures/test.ts';
import { Frame } from '../pages/frame.ts';

const OVERLAYS = /\/assets\/async\/overlays\.[0-9a-f]+\.js$/;

test('the code of overlays is loaded on use, and not before', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (OVERLAYS.test(request.url())) fetched.push(request.url());
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  await new Frame(page).settled();
  expect(fetched).toEqual([]);
  await page.keyboard.press('Tab');
  await expect.poll(() => fetched.length).toBe(1);
});

test('a tooltip shows on hover and on focus, describes its control, and disappears', async ({ page }) => {
  await page.goto('/');
  const toggle = page.getByRole('button', { name: 'Switch to light theme' });
  const hint = page.getByRole('tooltip');
  await toggle.hover();
  await expect(hint).toHaveText('Switch to light theme');
  await expect(toggle).toHaveAccessibleDescription('Switch to light theme');
  await page.keyboard.press('Escape');
  await expect(hint).toBeHidden();
  await page.mouse.move(0, 400);
  await page.getByRole('link', { name: 'Meridian RP' }).first().focus();
  while (!(await toggle.evaluate((one) => one === document.activeElement))) await page.keyboard.press('Tab');
  await expect(hint).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(hint).toBeHidden();
});

test('a click on a control hides its tooltip until the pointer has left', async ({ page }) => {
  await page.goto('/');
  const toggle = page.getByRole('button', { name: /Switch to .* theme/ });
  await toggle.hover();
  await expect(page.getByRole('tooltip')).toBeVisible();
  await toggle.click();
  await expect(page.getByRole('tooltip')).toBeHidden();
});

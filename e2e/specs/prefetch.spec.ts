import { expect, test } from '../fixtures/test.ts';
import { Frame } from '../pages/frame.ts';

test.use({ account: 'owner' });

test('the target of a hovered link is loaded once, and not run', async ({ page }) => {
  const files: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/remotes/staff/')) files.push(`${request.resourceType()} ${pathname}`);
  });
  await page.goto('/about');
  const link = (await new Frame(page).openAccountMenu()).locator('a[href="/users"]');
  expect(files).toEqual([]);
  await link.hover();
  await expect.poll(() => files.filter((file) => file.includes('remote-entry')).length).toBe(1);
  expect(files.every((file) => file.startsWith('fetch '))).toBe(true);
  await link.hover({ position: { x: 3, y: 3 } });
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(files.filter((file) => file.startsWith('fetch ')).length).toBe(2);
});

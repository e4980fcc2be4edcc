import { readFile } from 'node:fs/promises';
import { makePng } from '../fixtures/picture.ts';
import { expect, test } from '../fixtures/test.ts';
import { Frame } from '../pages/frame.ts';

test('a member’s page shows visitors less than members', async ({ page, browser, signUp, pageOf }) => {
  const { name } = await signUp();
  await page.goto('/profile');
  await page.getByRole('main').getByLabel('About you').fill('Mends lamps on the pier.');
  await page.getByLabel('Link 1').fill('https://lamps.test/');
  for (const [label, width, height] of [
    ['Your picture', 300, 300],
    ['Banner of your page', 900, 600],
  ] as const) {
    const picture = { name: 'own.png', mimeType: 'image/png', buffer: makePng(width, height) };
    await page.getByLabel(`File for: ${label}`).setInputFiles(picture);
    await expect(
      page.getByRole('group', { name: label }).getByRole('button', { name: 'Remove' }),
    ).toBeVisible();
  }
  await page.getByLabel('My links').selectOption('Members');
  await page.getByLabel('About me').selectOption('Everyone');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(new Frame(page).toasts).toHaveText('Profile updated successfully');

  const address = `/members/${name}`;
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(address);
  await expect(visitor.getByText('Mends lamps on the pier.')).toBeVisible();
  await expect(visitor.locator('img[src^="/api/users/banners/"]')).toBeVisible();
  await expect(visitor.locator('img[src^="/api/users/avatars/"]')).toBeVisible();
  await expect(visitor.getByRole('link', { name: 'lamps.test' })).toBeHidden();
  await expect(visitor.getByText('shows more to members')).toBeVisible();
  await visitor.context().close();
  const member = await pageOf('member');
  await member.goto(address);
  await expect(member.getByRole('link', { name: 'lamps.test' })).toBeVisible();
});

test('a member exports their data, and cancels the deletion of their account', async ({ page, signUp }) => {
  const { name } = await signUp();
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Request my data' }).click();
  const ready = page.getByRole('button', { name: 'Download my data' });
  await expect(ready).toBeVisible({ timeout: 20_000 });
  const [file] = await Promise.all([page.waitForEvent('download'), ready.click()]);
  expect(file.suggestedFilename()).toBe(`${name}.zip`);
  const bytes = await readFile(await file.path());
  expect(bytes.subarray(0, 2).toString()).toBe('PK');
  for (const entry of ['README.txt', 'tables/users.json']) expect(bytes.includes(entry)).toBe(true);

  await page.getByLabel('Your handle, to confirm').fill(name);
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const banner = page.getByRole('region', { name: 'Deletion of your account' });
  await expect(banner).toBeVisible();
  await page.goto('/');
  await banner.getByRole('button', { name: 'Keep my account' }).click();
  await expect(banner).toBeHidden();
});

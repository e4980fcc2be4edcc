import { expectNoViolations, PHONE } from '../fixtures/axe.ts';
import { DAILY } from '../fixtures/daily.ts';
import { expect, test } from '../fixtures/test.ts';
import { Frame } from '../pages/frame.ts';
import { Search } from '../pages/search.ts';

test.describe('a member', () => {
  test.use({ account: 'member' });

  test(
    'finds a rule, a member and a property by keys only, and again among the recent ones',
    DAILY,
    async ({ page }) => {
      const search = new Search(page);
      const frame = new Frame(page);
      await page.goto('/about');
      await search.openByKeys('Control+k');
      await search.find('r2.4', /^R2\.4 /);
      // The best match is selected.
      await expect(search.dialog.getByRole('option', { selected: true })).toContainText('R2.4');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/docs\/roleplay#R2\.4$/);
      await expect(search.dialog).toBeHidden();

      await search.openByKeys('/');
      await search.find('@jonah_w', /@jonah_w/);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/members\/jonah_w$/);
      await expect(frame.heading).toBeFocused();

      await search.openByKeys('Control+k');
      await search.find('lq-101', /LQ-101/);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/real-estate\/LQ-101$/);

      await search.openByKeys('Control+k');
      await expect(search.group('Recent').getByRole('option')).toHaveText([/LQ-101/, /@jonah_w/, /^R2\.4 /]);
      // Shortcuts to actions.
      await search.find('propose', 'Propose an event');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/events\/new$/);
    },
  );

  test('finds the same on a phone', async ({ page }) => {
    await page.setViewportSize(PHONE);
    const search = new Search(page);
    await page.goto('/about');
    await search.button.click();
    await expect(search.field).toBeFocused();
    await (await search.find('ferry hall', /LQ-101/)).click();
    await expect(page).toHaveURL(/\/real-estate\/LQ-101$/);
    await search.button.click();
    await search.field.fill('zzzzzz');
    await expect(search.dialog.getByText('Nothing found for “zzzzzz”')).toBeVisible();
    await search.field.fill('');
    await search.group('Recent').getByRole('option').first().click();
    await expect(page).toHaveURL(/\/real-estate\/LQ-101$/);
    await expect(search.dialog).toBeHidden();
  });

  test('closes it and continues in the previous field', async ({ page }) => {
    const search = new Search(page);
    await page.goto('/news');
    const field = page.getByRole('searchbox').first();
    await field.fill('ferry/');
    // A slash in a field is text.
    await expect(search.dialog).toBeHidden();
    await search.openByKeys('Control+k');
    await page.keyboard.press('Escape');
    await expect(search.dialog).toBeHidden();
    await expect(field).toBeFocused();
  });
});

test('a visitor finds public content, and sees what requires an account', async ({ page }) => {
  const search = new Search(page);
  await page.goto('/');
  await search.button.click();
  await search.find('ferry', /Log in to open it|ferry/i);
  await expect(search.group('Properties')).toHaveCount(0);
  await expect(search.group('News')).toHaveCount(0);
  await search.find('news', /^News Log in to open it$/);
});

test('a failed search shows an error, and is retried', async ({ page, expectErrors }) => {
  expectErrors(/503/);
  const search = new Search(page);
  await page.route('**/api/search?*', (route) => route.fulfill({ status: 503, body: '' }));
  await page.goto('/');
  await search.button.click();
  await search.field.fill('r2.4');
  await expect(search.dialog.getByRole('alert')).toBeVisible();
  await page.unroute('**/api/search?*');
  await search.dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(search.option(/^R2\.4 /).first()).toBeVisible();
});

for (const text of ['', 'ferry', 'nobody-wrote-this']) {
  test.describe('axe finds nothing', () => {
    test.use({ account: 'owner' });

    test(`in the search for “${text}”`, async ({ page }) => {
      const search = new Search(page);
      await page.goto('/about');
      await search.openByKeys('Control+k');
      await search.field.fill(text);
      if (text === 'ferry') await expect(search.group('News')).toBeVisible();
      if (text === 'nobody-wrote-this')
        await expect(search.dialog.getByText('Nothing found for')).toBeVisible();
      await expectNoViolations(page);
    });
  });
}

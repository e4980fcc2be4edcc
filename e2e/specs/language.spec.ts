import type { Page } from '@playwright/test';
import { DAILY } from '../fixtures/daily.ts';
import { expect, test } from '../fixtures/test.ts';
import { Account } from '../pages/account.ts';
import { Frame } from '../pages/frame.ts';

const switchTo = (page: Page, language: string) =>
  page.getByRole('contentinfo').getByRole('button', { name: language, exact: true }).click();
const languageOf = (page: Page) => page.locator('html').getAttribute('lang');

for (const [device, viewport] of Object.entries({
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
}))
  test.describe(`a browser in German on a ${device}`, () => {
    test.use({ locale: 'de-AT', viewport });

    test(
      'is answered in German: the bar, the title, the figures, the sign-in page',
      device === 'phone' ? DAILY : {},
      async ({ page }) => {
        const answer = await page.goto('/');
        expect(await answer?.text()).toContain('<html lang="de"');
        const frame = new Frame(page);
        await expect(page.getByRole('link', { name: 'Für die Whitelist bewerben' }).first()).toBeVisible();
        await expect(page.getByText('Mitglieder', { exact: true })).toBeVisible();
        const links = device === 'phone' ? page.getByRole('dialog', { name: 'Menü' }) : frame.navbar;
        if (device === 'phone') await page.getByRole('button', { name: 'Menü öffnen' }).click();
        await expect(links.getByRole('link', { name: 'Handbuch' })).toBeVisible();
        await links.getByRole('link', { name: 'Über uns' }).click();
        await expect(page).toHaveTitle(/^Über uns · /);
        await page.goto('/forms/application');
        await expect(frame.heading).toHaveText(/^Mach mit bei /);
        await page.getByRole('link', { name: 'Anmelden' }).last().click();
        await expect(page.getByText('Für die Bewerbung brauchst du ein Konto')).toBeVisible();
      },
    );

    test('switches to English once that is chosen, also on the server', async ({ page }) => {
      await page.goto('/docs');
      expect(await languageOf(page)).toBe('de');
      await switchTo(page, 'English');
      await expect(new Frame(page).heading).toHaveText('Docs');
      const answer = await page.goto('/about');
      expect(await answer?.text()).toContain('<html lang="en"');
      const chosen = page.getByRole('contentinfo').getByRole('button', { pressed: true });
      await expect(chosen).toHaveText('English');
      await switchTo(page, 'Deutsch');
      await expect.poll(() => languageOf(page)).toBe('de');
    });
  });

test.describe('a member in German', () => {
  test.use({ locale: 'de-DE', viewport: { width: 390, height: 844 } });

  test('sees in German which action failed, and at which field', async ({ page, expectErrors }) => {
    expectErrors(/status of (400|422) /);
    const account = new Account(page, `journey-${crypto.randomUUID().slice(0, 8)}`);
    await page.goto('/register');
    await page.getByRole('button', { name: /E-Mail/ }).click();
    await account.fillSignUpForm();
    await page.waitForURL((url) => url.pathname === '/welcome');
    await page.goto('/profile');
    await page.getByLabel('Benutzername', { exact: true }).fill('no spaces here');
    await page.getByRole('button', { name: 'Speichern', exact: true }).click();
    await expect(page.getByText(/Buchstaben/).first()).toBeVisible();
    await expect(page.getByText(/must|letters/i)).toHaveCount(0);
  });
});

import { expect, test } from '../fixtures/test.ts';
import { Account } from '../pages/account.ts';

for (const minutes of [-90, 90]) {
  test(`a device whose clock is ${minutes} minutes off can sign in and open the member’s pages`, async ({
    page,
  }) => {
    // Only the page's clock is wrong; the site's own is right.
    await page.addInitScript((shift) => {
      const Real = Date;
      class Shifted extends Real {
        constructor(...parts: [] | [number]) {
          if (parts.length === 0) super(Real.now() + shift);
          else super(...parts);
        }
        static override now(): number {
          return Real.now() + shift;
        }
      }
      window.Date = Shifted as DateConstructor;
    }, minutes * 60_000);
    await new Account(page, 'member').signIn();
    await page.goto('/profile');
    await expect(page.getByRole('main').getByLabel('Name', { exact: true })).not.toHaveValue('');
  });
}

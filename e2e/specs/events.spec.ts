import { DAILY } from '../fixtures/daily.ts';
import { expect, test } from '../fixtures/test.ts';
import { Frame } from '../pages/frame.ts';

test.describe('a member', () => {
  test.use({ account: 'author' });

  test('finds an event, accepts, finds it among their own, and cancels', DAILY, async ({ page }) => {
    await page.goto('/events');
    await expect(page.getByRole('region', { name: 'Night market on the Promenade' })).toBeVisible();
    await page.getByLabel('Category').selectOption('race');
    await expect(page).toHaveURL(/category=race/);
    await page.getByRole('link', { name: 'Winter regatta' }).click();
    await expect(new Frame(page).heading).toHaveText('Winter regatta');
    const panel = page.getByRole('region', { name: 'Are you coming?' });
    const before = await panel.getByText(/of 60 going/).textContent();
    await panel.getByRole('button', { name: 'Going', exact: true }).click();
    await expect(panel.getByRole('button', { name: 'Going', exact: true, pressed: true })).toBeVisible();
    await expect(panel.getByText(/of 60 going/)).not.toHaveText(before ?? '');
    await page.goto('/events/mine');
    await page
      .getByRole('region', { name: 'Going', exact: true })
      .getByRole('link', { name: 'Winter regatta' })
      .click();
    await panel.getByRole('button', { name: 'Not going' }).click();
    await expect(panel.getByText(/of 60 going/)).toHaveText(before ?? '');
    await page.goto('/events/mine');
    await expect(page.getByRole('region', { name: 'Going', exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Winter regatta' })).toHaveCount(0);
  });

  test('a row of the list links to its event, and its host’s name to the host', async ({ page }) => {
    await page.goto('/events?category=race');
    const row = page.getByRole('listitem').filter({ hasText: 'Winter regatta' });
    await row.getByRole('link').last().click();
    await expect(page).toHaveURL(/\/members\//);
    await page.goBack();
    await expect(new Frame(page).heading).toHaveText('Events');
    await row.click({ position: { x: 20, y: 20 } });
    await expect(new Frame(page).heading).toHaveText('Winter regatta');
  });

  test('joins the waiting list of a full event, and sees their position', async ({ page }) => {
    await page.goto('/events');
    await page.getByRole('link', { name: 'Dinner at the Salt Cellar' }).click();
    await expect(new Frame(page).heading).toHaveText('Dinner at the Salt Cellar');
    await page.getByRole('button', { name: 'Join the waitlist' }).click();
    await expect(page.getByText('You are number 5 on the waitlist').first()).toBeVisible();
    await expect(page.getByText('Waitlist, no. 5')).toBeVisible();
    await page.getByRole('button', { name: 'Not going' }).click();
    await expect(page.getByRole('button', { name: 'Join the waitlist' })).toBeVisible();
  });

  test('accepts an event in the list by keyboard, and undoes it', async ({ page }) => {
    await page.goto('/events?category=race');
    const button = page.getByRole('button', { name: 'Going: Winter regatta' });
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByText('You’re going.')).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    // An earlier test may have declined it.
    await expect(page.getByText(/^(RSVP withdrawn\.|Not going)/)).toBeVisible();
    await expect(button).toHaveAttribute('aria-pressed', 'false');
  });

  test('responds within the first screen', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/events?category=race');
    await page.getByRole('link', { name: 'Winter regatta' }).click();
    await expect(new Frame(page).heading).toHaveText('Winter regatta');
    const going = page.getByRole('button', { name: 'Going', exact: true });
    await expect
      .poll(async () => {
        const box = await going.boundingBox();
        return box ? box.y + box.height : Number.POSITIVE_INFINITY;
      })
      .toBeLessThan(700);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(going).toBeInViewport();
    await expect(new Frame(page).heading).toBeInViewport();
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 } });

    test('navigates a month by keys', async ({ page }) => {
      await page.goto('/events?view=month&day=2026-12-30');
      const grid = page.getByRole('grid', { name: 'December 2026' });
      await grid.getByRole('gridcell', { selected: true }).focus();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowRight');
      await expect(page.getByRole('grid', { name: 'January 2027' })).toBeVisible();
      await expect(page.getByRole('gridcell', { name: /^Friday, January 1(,|$)/ })).toBeFocused();
      await page.keyboard.press('PageUp');
      await expect(page.getByRole('gridcell', { name: /^Tuesday, December 1(,|$)/ })).toBeFocused();
      await expect(page.getByRole('heading', { name: /^Tuesday, December 1/ })).toBeVisible();
    });
  });
});

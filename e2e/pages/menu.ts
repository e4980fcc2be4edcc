import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Waits until a menu that opens stands still. To click what moves Playwright scrolls the page; the menu follows a moment later, and the
 * click goes beside it.
 */
export async function untilStill(menu: Locator): Promise<void> {
  // It has the focus once it listens.
  await expect(menu).toBeFocused();
  await menu.evaluate((element) =>
    Promise.allSettled(element.getAnimations().map(({ finished }) => finished)),
  );
}

/** Clicks an item of the menu that is open. */
export async function chooseItem(page: Page, name: string): Promise<void> {
  const item = page.getByRole('menuitem', { name, exact: true });
  await untilStill(page.getByRole('menu').filter({ has: item }));
  await item.click();
}

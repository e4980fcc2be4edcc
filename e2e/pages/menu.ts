import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Waits until an opening menu has stopped moving. Playwright scrolls the page to click a moving element; the menu follows later, and the click
 * misses it.
 */
export async function untilStill(menu: Locator): Promise<void> {
  // The menu has the focus once it handles keys.
  await expect(menu).toBeFocused();
  await menu.evaluate((element) =>
    Promise.allSettled(element.getAnimations().map(({ finished }) => finished)),
  );
}

/** Clicks an item of the open menu. */
export async function chooseItem(page: Page, name: string): Promise<void> {
  const item = page.getByRole('menuitem', { name, exact: true });
  await untilStill(page.getByRole('menu').filter({ has: item }));
  await item.click();
}

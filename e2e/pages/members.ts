import { expect, type Locator, type Page } from '@playwright/test';

/** The list of members, and the drawer with a member's roles. */
export class Members {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get table(): Locator {
    return this.page.getByRole('table', { name: 'Members' });
  }

  /** The rows of the table, without its header. */
  get rows(): Locator {
    return this.table.locator('tbody tr');
  }

  get search(): Locator {
    return this.page.getByRole('searchbox', { name: 'Search' });
  }

  get role(): Locator {
    return this.page.getByRole('search').getByLabel('Role');
  }

  get drawer(): Locator {
    return this.page.getByRole('dialog', { name: /^Roles of / });
  }

  async openRolesOf(id: string): Promise<Locator> {
    await this.page.goto(`/users?search=${encodeURIComponent(id)}`);
    await expect(this.rows).toHaveCount(1);
    await this.rows.getByRole('button', { name: /^Actions for / }).click();
    await this.page.getByRole('menuitem', { name: 'Manage roles' }).click();
    await expect(this.drawer).toBeVisible();
    return this.drawer;
  }

  async assign(role: string): Promise<void> {
    await this.drawer.getByLabel('Role').selectOption(role);
    await this.drawer.getByRole('button', { name: 'Assign' }).click();
  }

  async remove(role: string): Promise<void> {
    await this.drawer.getByRole('button', { name: `Remove ${role}` }).click();
    await this.page.getByRole('alertdialog').getByRole('button', { name: 'Remove role' }).click();
  }
}

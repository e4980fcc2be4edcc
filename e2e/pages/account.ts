import { expect, type Page } from '@playwright/test';

export type AccountName =
  | 'owner'
  | 'admin'
  | 'staff'
  | 'moderator'
  | 'editor'
  | 'author'
  | 'helper'
  | 'streamer'
  | 'member'
  | 'newcomer';

const PASSWORD = 'boardwalk';

/** A demo account in one browser. */
export class Account {
  readonly email: string;
  private readonly page: Page;

  constructor(page: Page, name: AccountName) {
    this.page = page;
    this.email = `${name}@meridian.test`;
  }

  /** From the sign-in page through the provider's form to the home page. */
  async signIn(): Promise<void> {
    await this.page.goto('/auth');
    await this.page.getByRole('button', { name: 'Continue with Email' }).click();
    await this.fillForm();
    await this.page.waitForURL((url) => url.pathname === '/');
    await expect(this.menuButton).toBeVisible();
  }

  /** The provider's own form. */
  async fillForm(): Promise<void> {
    await this.page.getByLabel('Email').fill(this.email);
    await this.page.getByLabel('Password').fill(PASSWORD);
    await this.page.getByRole('button', { name: 'Log in' }).click();
  }

  get menuButton() {
    return this.page.getByRole('button', { name: 'Account menu' });
  }

  async openMenu(): Promise<void> {
    await this.menuButton.click();
  }

  async signOut(): Promise<void> {
    await this.openMenu();
    await this.page.getByRole('menuitem', { name: 'Log out' }).click();
  }
}

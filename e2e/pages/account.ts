import { expect, type Page } from '@playwright/test';
import { Frame } from './frame.ts';

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

/** Handles of the accounts on the site. They are those of the demo community (`services/api/demo/accounts.json`). */
export const HANDLES: Record<AccountName, string> = {
  owner: 'marguerite.v',
  admin: 'tobias.o',
  staff: 'ines.c',
  moderator: 'rafael.o',
  editor: 'bea.lindqvist',
  author: 'jonah_w',
  helper: 'priya.d',
  streamer: 'dex',
  member: 'nora.h',
  newcomer: 'sam_pell',
};

const PASSWORD = 'boardwalk';

/** A user with an account, in one browser. */
export class Account {
  readonly name: string;
  readonly email: string;
  private readonly page: Page;

  constructor(page: Page, name: AccountName | `journey-${string}`) {
    this.page = page;
    this.name = name;
    this.email = `${name}@meridian.test`;
  }

  /** Signs in: from the sign-in page through the provider's form to the home page. */
  async signIn(): Promise<void> {
    await this.page.goto('/auth');
    await this.page.getByRole('button', { name: 'Continue with Email' }).click();
    await this.fillForm();
    await this.arrive();
  }

  /** Signs up: from the sign-up page through the provider's form to the welcome page. */
  async signUp(): Promise<void> {
    await this.page.goto('/register');
    await this.page.getByRole('button', { name: 'Continue with Email' }).click();
    await this.fillSignUpForm();
    await this.arrive('/welcome');
  }

  /** Fills in the provider's form for a new account. */
  async fillSignUpForm(): Promise<void> {
    await this.page.getByLabel('Name').fill(this.name);
    await this.page.getByLabel('Email').fill(this.email);
    await this.page.getByLabel('Password').fill(PASSWORD);
    await this.page.getByRole('button', { name: 'Sign up' }).click();
  }

  /** Fills in the provider's sign-in form. */
  async fillForm(): Promise<void> {
    const send = this.page.getByRole('button', { name: 'Log in' });
    // The form for a new account has the same fields, and may still be visible.
    await expect(send).toBeVisible();
    await this.page.getByLabel('Email').fill(this.email);
    await this.page.getByLabel('Password').fill(PASSWORD);
    await send.click();
  }

  private async arrive(path = '/'): Promise<void> {
    await this.page.waitForURL((url) => url.pathname === path);
    await expect(new Frame(this.page).accountButton).toBeVisible();
  }

  async signOut(): Promise<void> {
    const menu = await new Frame(this.page).openAccountMenu();
    await menu.getByRole('menuitem', { name: 'Log out' }).click();
  }

  /**
   * Signs out, and waits until the provider has redirected back. A page of members redirects to the sign-in page meanwhile, so the address alone
   * isn't sufficient.
   */
  async signOutAndReturn(): Promise<void> {
    const back = this.page.waitForEvent('load');
    await this.signOut();
    await back;
    await this.page.waitForURL((url) => url.pathname === '/auth');
  }

  /** Returns the refresh token of this browser, as a thief would copy it; `redeem` returns the provider's error, or nothing for success. */
  async refreshToken() {
    const kept = await this.page.evaluate(() => {
      const entries = Object.keys(localStorage).filter((key) => key.startsWith('@@auth0spajs@@'));
      const bodies = entries.map((key) => JSON.parse(localStorage.getItem(key) ?? '{}').body);
      return bodies.find((body) => body?.refresh_token) as { refresh_token: string; client_id: string };
    });
    const { identity } = await this.page.evaluate(() =>
      JSON.parse(document.getElementById('boardwalk-page')?.textContent ?? '{}'),
    );
    const form = {
      grant_type: 'refresh_token',
      client_id: identity.clientId,
      refresh_token: kept.refresh_token,
    };
    return {
      redeem: async (): Promise<string | undefined> => {
        const answer = await this.page.request.post(`${identity.domain}/oauth/token`, { form });
        return (await answer.json()).error;
      },
    };
  }

  /** Returns the access token of the page. */
  token(): Promise<string | null> {
    return this.page.evaluate(() => localStorage.getItem('token'));
  }
}

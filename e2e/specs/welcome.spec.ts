import type { Page } from '@playwright/test';
import { DAILY } from '../fixtures/daily.ts';
import { expect, test } from '../fixtures/test.ts';
import { Account } from '../pages/account.ts';
import { Frame } from '../pages/frame.ts';

const step = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2, name: title }) });
const newcomer = (page: Page) => new Account(page, `journey-${crypto.randomUUID().slice(0, 8)}`);
const isAt = (path: string) => (url: URL) => url.pathname === path;

test(
  'a new member is welcomed, completes the steps, and continues to the city',
  DAILY,
  async ({ page, signUp }) => {
    await signUp();
    await expect(new Frame(page).heading).toHaveText('Welcome to Meridian');
    await expect(page.getByText('0 of 3 done')).toBeVisible();

    await step(page, 'Complete your profile').getByRole('link').click();
    await page.getByLabel('About you').fill('From the north pier.');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Profile updated successfully')).toBeVisible();
    await new Frame(page).visit('/welcome');
    await expect(step(page, 'Complete your profile')).toContainText('Done');

    await page.getByRole('link', { name: 'Open the rules' }).click();
    await page.waitForURL(isAt('/docs/server-rules'));
    await expect(new Frame(page).heading).toHaveText('Server rules');
    await page.getByRole('link', { name: 'Back to: First steps' }).click();
    await page.waitForURL(isAt('/welcome'));
    await expect(page.getByText('1 of 3 done')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Back to: First steps' })).toHaveCount(0);

    await page.getByRole('link', { name: 'Apply for the whitelist' }).click();
    await page.waitForURL(isAt('/forms/application'));
    await page.getByRole('button', { name: 'Start application' }).click();
    await expect(page.getByText(/^0 of \d+ answered/)).toBeVisible();
    await new Frame(page).visit('/welcome');
    await expect(step(page, 'Apply').getByRole('link', { name: 'Continue your application' })).toBeVisible();
    await page.getByRole('link', { name: 'Continue to Meridian' }).click();
    await page.waitForURL(isAt('/'));
  },
);

test('a visitor who wants to apply continues with the application after signing up', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Apply for the whitelist' }).first().click();
  await page.waitForURL(isAt('/auth'));
  await expect(page.getByText('To apply, you need an account')).toBeVisible();
  await expect(new Frame(page).heading).toHaveText('Join Meridian RP');
  await page.getByRole('button', { name: 'Continue with Email' }).click();
  await newcomer(page).fillSignUpForm();
  await page.waitForURL(isAt('/forms/application'));
  await expect(page.getByRole('button', { name: 'Start application' })).toBeVisible();
});

test('a visitor who wants to apply continues with the application after signing in', async ({ page }) => {
  await page.goto('/forms/application');
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await page.getByRole('button', { name: 'Continue with Email' }).click();
  await new Account(page, 'streamer').fillForm();
  await page.waitForURL(isAt('/forms/application'));
});

test('a member who uses the sign-up link arrives on the home page', async ({ page }) => {
  await page.goto('/register');
  await page.getByRole('button', { name: 'Continue with Email' }).click();
  // Two pages have such a link: this site's and, shortly later, the provider's.
  await expect(page.getByLabel('Email')).toBeVisible();
  await page.getByRole('link', { name: 'Log in' }).click();
  await new Account(page, 'helper').fillForm();
  await page.waitForURL(isAt('/'));
});

import { DAILY } from '../fixtures/daily.ts';
import { MOVING } from '../fixtures/moving.ts';
import { expect, test } from '../fixtures/test.ts';
import { Account } from '../pages/account.ts';
import { Frame } from '../pages/frame.ts';

test.use({ contextOptions: MOVING });

test(
  'a member signs in, arrives on the home page, and has the session’s keys in storage',
  DAILY,
  async ({ page, signIn, expectErrors }) => {
    // Going back at the end requests a form of the provider that has been used up.
    expectErrors(/400 \(Bad Request\)/);
    await signIn('member');
    const stored = await page.evaluate(() => ({
      token: localStorage.getItem('token'),
      auth: JSON.parse(localStorage.getItem('auth-storage') ?? '{}').state,
    }));
    expect(stored.token?.split('.')).toHaveLength(3);
    expect(stored.auth).toMatchObject({
      isAuthenticated: true,
      isLoading: false,
      user: { id: 'auth0|member' },
    });
    // The callback replaced its entry in the history: going back leaves the site.
    await page.goBack();
    expect(page.url()).not.toContain('/auth/callback');
  },
);

test(
  'a member is redirected from the staff area and from the sign-in page to the home page',
  DAILY,
  async ({ page, signIn }) => {
    await signIn('member');
    await page.goto('/staff');
    await page.waitForURL((url) => url.pathname === '/');
    await page.goto('/auth');
    await page.waitForURL((url) => url.pathname === '/');
  },
);

test('staff open the staff area', DAILY, async ({ page, signIn }) => {
  await signIn('staff');
  await page.goto('/staff');
  await expect(page.getByRole('heading', { level: 1, name: 'Staff' })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/staff');
});

for (const [name, ...team] of [
  // The link shows the number of open items.
  ['owner', 'Dashboard', 'Users', /^Staff\d*\+?, \d+ waits?$/],
  ['staff', 'Dashboard', 'Users', /^Staff\d*\+?, \d+ waits?$/],
  ['moderator', 'Users', /^Team\d*\+?, \d+ waits?$/],
  ['member'],
] as const) {
  test.describe(name, () => {
    test.use({ account: name });

    test('finds their pages in the account menu', name === 'staff' ? DAILY : {}, async ({ page }) => {
      await page.goto('/about');
      await new Frame(page).openAccountMenu();
      await expect(page.getByRole('menuitem')).toHaveText([
        'My events',
        /^My properties/,
        /^My applications/,
        'My stream',
        /^Notifications/,
        'Profile',
        'Settings',
        ...team,
        'Log out',
      ]);
    });
  });
}

// The site identifies a sign-in by member and second, so a test that signs out needs its own account.
test(
  'signing out ends the provider’s session too and leads to the sign-in page',
  DAILY,
  async ({ page, signUp }) => {
    const account = await signUp();
    await page.goto('/');
    await account.signOut();
    await page.waitForURL((url) => url.pathname === '/auth');
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    await page.getByRole('button', { name: 'Continue with Email' }).click();
    await expect(page.getByLabel('Password')).toBeVisible();
  },
);

test('signing out invalidates the refresh token, including copies of it', async ({ page, signUp }) => {
  const account = await signUp();
  await page.goto('/');
  const copied = await account.refreshToken();
  await account.signOut();
  await page.waitForURL((url) => url.pathname === '/auth');
  expect(await copied.redeem()).toBe('invalid_grant');
});

test('signing out without network clears this browser, and revokes the token later', async ({
  page,
  context,
  signUp,
  expectErrors,
}) => {
  expectErrors(/ERR_INTERNET_DISCONNECTED/);
  const account = await signUp();
  await page.goto('/');
  const copied = await account.refreshToken();
  // The page's own requests aren't part of this test.
  await new Frame(page).settled();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.setOffline(true);
  await account.signOut();
  await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toMatch(/_token|eyJ/);
  const revoked = page.waitForResponse(/\/oauth\/revoke$/);
  await context.setOffline(false);
  await revoked;
  expect(await copied.redeem()).toBe('invalid_grant');
  // The provider still has a session, so it is asked to show its form.
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Continue with Email' }).click();
  await expect(page.getByLabel('Password')).toBeVisible();
});

test('signing out in one tab signs out the other', async ({ page, context, signUp }) => {
  const account = await signUp();
  await page.goto('/');
  const second = await context.newPage();
  await second.goto('/about');
  await expect(second.getByRole('button', { name: 'Account menu' })).toBeVisible();
  await account.signOut();
  await page.waitForURL((url) => url.pathname === '/auth');
  await expect(second.getByRole('link', { name: 'Log in' })).toBeVisible();
});

test('a deep link is opened after signing in', DAILY, async ({ page }) => {
  await page.goto('/news');
  await page.waitForURL((url) => url.pathname === '/auth');
  await expect(page.getByText('Log in to open News')).toBeVisible();
  await expect(page.getByText('This page is for members.')).toBeVisible();
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await new Account(page, 'helper').fillForm();
  await page.waitForURL((url) => url.pathname === '/');
  await page.getByRole('link', { name: 'Continue to News' }).click();
  await page.waitForURL((url) => url.pathname === '/news');
});

test('the sign-up link opens the provider’s sign-up form', async ({ page }) => {
  await page.goto('/register');
  await page.waitForURL((url) => url.pathname === '/auth');
  await page.getByRole('button', { name: 'Continue with Email' }).click();
  await expect(page.getByRole('button', { name: 'Sign up' })).toBeVisible();
});

test('a failed callback shows an error and leads back to the login', async ({ page }) => {
  await page.goto('/auth/callback?error=access_denied&error_description=The+account+is+closed&state=none');
  await expect(page.getByText('Authentication failed. Please try again.')).toBeVisible();
  await page.getByRole('link', { name: 'Try Again' }).click();
  await page.waitForURL((url) => url.pathname === '/auth');
});

test('the pictures loop every ten seconds, and pause under the pointer', async ({ page }) => {
  await page.clock.install();
  await page.goto('/auth');
  const current = () =>
    page
      .locator('section[aria-roledescription=carousel] button[aria-current=true]')
      .getAttribute('aria-label');
  await expect(page.getByRole('button', { name: 'A ferry in the harbor' })).toBeVisible();
  const first = await current();
  await page.clock.runFor(8500);
  expect(await current()).toBe(first);
  await page.clock.runFor(1600);
  await expect.poll(current).not.toBe(first);
  await page.clock.runFor(10_000);
  await page.clock.runFor(10_000);
  await expect.poll(current).toBe(first);
  await page.locator('section[aria-roledescription=carousel]').hover();
  await page.clock.runFor(20_000);
  expect(await current()).toBe(first);
});

test('a button stops and resumes the pictures', async ({ page }) => {
  await page.clock.install();
  await page.goto('/auth');
  const current = page.locator('section[aria-roledescription=carousel] button[aria-current=true]');
  await page.getByRole('button', { name: 'Pause the slideshow' }).click();
  await page.getByRole('heading', { name: 'Welcome back' }).click();
  await page.clock.runFor(25_000);
  await expect(current).toHaveAttribute('aria-label', 'A ferry in the harbor');
  await page.getByRole('button', { name: 'Play the slideshow' }).click();
  await page.getByRole('heading', { name: 'Welcome back' }).click();
  await page.clock.runFor(10_500);
  await expect(current).toHaveAttribute('aria-label', 'The coast road at night');
});

test('the loading pictures are announced by name', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route('**/api/images/carousel-rooftop*', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/auth', { waitUntil: 'commit' });
  await expect(page.getByText('Loading images...')).toBeVisible();
  release();
  await expect(page.getByText('Loading images...')).toBeHidden();
});

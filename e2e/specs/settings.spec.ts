import type { Page } from '@playwright/test';
import { MOVING } from '../fixtures/moving.ts';
import { expect, test } from '../fixtures/test.ts';
import { Frame } from '../pages/frame.ts';

test.use({ contextOptions: MOVING });

const DEFAULTS = {
  notifications: { email: true, push: true, inApp: true, marketing: false },
  display: { density: 'comfortable', fontSize: 'medium', reduceAnimations: false, highContrastMode: false },
  language: 'en',
  letterKeys: 'navigate',
  autoplayVideos: true,
  defaultDateFormat: 'MMM dd, yyyy',
  weekStart: 'locale',
};

const stored = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('user-settings') ?? '{}').state);
const choice = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const toggle = (page: Page, label: string) => page.getByRole('checkbox', { name: label, exact: true });
/** The native switch is covered; its label receives the click. */
const flip = (page: Page, label: string) => page.getByText(label, { exact: true }).click();
const runningAnimations = (page: Page) =>
  page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length);

/** An address that the browser renders, waiting for the data: a page from the server includes them. */
const CLIENT_RENDERED_PATH = '/?from=settings';
/** Holds the home page in its loading state, with pulsing skeletons. */
const holdHome = (page: Page) => page.route('**/api/users/activity', () => new Promise(() => {}));

test.describe('signed in', () => {
  test.use({ account: 'member' });

  test.beforeEach(async ({ page }) => {
    await page.goto('/settings');
    await expect(new Frame(page).heading).toHaveText('Settings');
  });

  test('the navigation jumps to a section, by keyboard too, and marks it', async ({ page }) => {
    const sections = page.getByRole('navigation', { name: 'Sections' });
    await expect(sections.getByRole('link', { name: 'Display' })).toHaveAttribute('aria-current', 'location');
    const link = sections.getByRole('link', { name: 'Your data' });
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/settings#data$/);
    const heading = page.getByRole('heading', { level: 2, name: 'Your data' });
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport();
    await expect(link).toHaveAttribute('aria-current', 'location');
    await expect(sections.locator('[aria-current]')).toHaveCount(1);
  });

  test('the density changes the height of the settings', async ({ page }) => {
    // One section of settings: the sessions below it change with every other journey of this account.
    const group = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: 'Display', level: 2 }) });
    const heightOf = () => group.evaluate((section) => Math.round(section.getBoundingClientRect().height));
    const heightWith = async (density: string) => {
      await choice(page, 'Density').selectOption(density);
      await expect(page.locator(`html[data-density=${density}]`)).toBeAttached();
      return heightOf();
    };
    const compact = await heightWith('compact');
    const comfortable = await heightWith('comfortable');
    const spacious = await heightWith('spacious');
    expect(comfortable).toBeGreaterThan(compact * 1.05);
    expect(spacious).toBeGreaterThan(comfortable * 1.05);
    expect((await stored(page)).display.density).toBe('spacious');
    await page.reload();
    await expect(choice(page, 'Density')).toHaveValue('spacious');
    await expect.poll(heightOf).toBe(spacious);
  });

  test('the font size scales every text', async ({ page }) => {
    const lead = page.getByText(
      'Changes apply immediately. Notifications are saved in your account, everything else on this device.',
    );
    const sizeOf = () => lead.evaluate((text) => Number.parseFloat(getComputedStyle(text).fontSize));
    const medium = await sizeOf();
    await choice(page, 'Font size').selectOption('large');
    await expect.poll(sizeOf).toBeCloseTo(medium * 1.125, 1);
    await choice(page, 'Font size').selectOption('small');
    await expect.poll(sizeOf).toBeCloseTo(medium * 0.9375, 1);
  });

  test('high contrast gives muted texts the full color', async ({ page }) => {
    const colours = () =>
      page
        .getByText(
          'Changes apply immediately. Notifications are saved in your account, everything else on this device.',
        )
        .evaluate((text) => ({
          quiet: getComputedStyle(text).color,
          loud: getComputedStyle(document.querySelector('h1') ?? text).color,
          ground: getComputedStyle(document.documentElement).backgroundColor,
        }));
    const before = await colours();
    expect(before.quiet).not.toBe(before.loud);
    await flip(page, 'High contrast');
    await expect.poll(async () => (await colours()).ground).toBe('rgb(0, 0, 0)');
    const after = await colours();
    expect(after.quiet).toBe(after.loud);
    await page.getByRole('button', { name: 'Switch to light theme' }).click();
    await expect.poll(async () => (await colours()).ground).toBe('rgb(255, 255, 255)');
  });

  test('reduced animations stop all animations', async ({ page }) => {
    await holdHome(page);
    await page.goto(CLIENT_RENDERED_PATH);
    await expect.poll(() => runningAnimations(page)).toBeGreaterThan(0);
    await page.goto('/settings');
    await flip(page, 'Reduce animations');
    await expect(toggle(page, 'Reduce animations')).toBeChecked();
    expect((await stored(page)).display.reduceAnimations).toBe(true);
    await page.goto(CLIENT_RENDERED_PATH);
    await expect(page.getByRole('heading', { name: 'What is happening now.' })).toBeVisible();
    await expect.poll(() => runningAnimations(page)).toBe(0);
  });

  test('the date format applies to all dates', async ({ page }) => {
    const frame = new Frame(page);
    const since = page.getByText(/^Member since/).locator('time');
    await frame.visit('/profile');
    await expect(since).toHaveText(/^[A-Z][a-z]{2} \d{2}, \d{4}$/);
    await frame.visit('/settings');
    await choice(page, 'Date format').selectOption('yyyy-MM-dd');
    await frame.visit('/profile');
    await expect(since).toHaveText(/^\d{4}-\d{2}-\d{2}$/);
    await frame.visit('/settings');
    await choice(page, 'Date format').selectOption('dd.MM.yyyy');
    await frame.visit('/profile');
    await expect(since).toHaveText(/^\d{2}\.\d{2}\.\d{4}$/);
  });
});

/** Settings of the account, not only of the browser, are changed in a separate account of the test. */
test.describe('a new member', () => {
  test.slow();

  test.beforeEach(async ({ page, signUp }) => {
    await signUp();
    await page.goto('/settings');
    await expect(new Frame(page).heading).toHaveText('Settings');
  });

  test('all settings have their defaults, and a reset restores them', async ({ page }) => {
    await expect(choice(page, 'Density')).toHaveValue('comfortable');
    await expect(choice(page, 'Font size')).toHaveValue('medium');
    await expect(toggle(page, 'Reduce animations')).not.toBeChecked();
    await expect(toggle(page, 'High contrast')).not.toBeChecked();
    await expect(toggle(page, 'Autoplay videos')).toBeChecked();
    await expect(choice(page, 'Language')).toHaveValue('en');
    await expect(choice(page, 'Date format')).toHaveValue('MMM dd, yyyy');
    await expect(toggle(page, 'By e-mail')).toBeChecked();
    await expect(toggle(page, 'By push message')).toBeChecked();
    await expect(toggle(page, 'On the site')).toBeChecked();
    await expect(toggle(page, 'News from the community by e-mail')).not.toBeChecked();

    await choice(page, 'Theme').selectOption('dark');
    await choice(page, 'Density').selectOption('compact');
    await flip(page, 'High contrast');
    await flip(page, 'By push message');
    await choice(page, 'Date format').selectOption('yyyy-MM-dd');
    expect(await stored(page)).not.toEqual(DEFAULTS);
    await page.getByRole('button', { name: 'Reset all settings' }).click();
    await expect(new Frame(page).toasts).toHaveText('All settings were reset to their defaults.');
    expect(await stored(page)).toEqual(DEFAULTS);
    await expect(toggle(page, 'High contrast')).not.toBeChecked();
    await expect(choice(page, 'Density')).toHaveValue('comfortable');
    await expect(choice(page, 'Theme')).toHaveValue('system');

    await page.evaluate(() => Object.defineProperty(navigator, 'languages', { value: ['de-AT', 'en'] }));
    await page.getByRole('button', { name: 'Reset all settings' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  });

  test('the language changes every text immediately, and the page’s lang attribute', async ({ page }) => {
    await page.evaluate(() => Object.assign(window, { sameLoad: true }));
    await choice(page, 'Language').selectOption('de');
    const frame = new Frame(page);
    await expect(frame.heading).toHaveText('Einstellungen');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(page).toHaveTitle(/^Einstellungen · /);
    expect(await page.evaluate(() => 'sameLoad' in window)).toBe(true);
    await frame.visit('/about');
    await expect(page.getByRole('heading', { level: 2 }).first()).not.toHaveText(
      'Four steps, in this order.',
    );
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await page.goto('/settings');
    await page
      .getByRole('combobox')
      .filter({ has: page.locator('option[value=de]') })
      .selectOption('en');
    await expect(frame.heading).toHaveText('Settings');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });

  test('notifications and autoplay are stored', async ({ page }) => {
    for (const label of [
      'By e-mail',
      'By push message',
      'On the site',
      'News from the community by e-mail',
      'Autoplay videos',
    ])
      await flip(page, label);
    const kept = await stored(page);
    expect(kept.notifications).toEqual({ email: false, push: false, inApp: false, marketing: true });
    expect(kept.autoplayVideos).toBe(false);
    await page.reload();
    await expect(toggle(page, 'By e-mail')).not.toBeChecked();
    await expect(toggle(page, 'News from the community by e-mail')).toBeChecked();
    await expect(toggle(page, 'Autoplay videos')).not.toBeChecked();
  });
});

for (const [why, prepare] of [
  [
    'the setting asks for it',
    (page: Page) =>
      page.addInitScript(() => {
        const state = { display: { reduceAnimations: true } };
        localStorage.setItem('user-settings', JSON.stringify({ state, version: 0 }));
      }),
  ],
  ['the system asks for it', (page: Page) => page.emulateMedia({ reducedMotion: 'reduce' })],
] as const) {
  test(`the pictures of the sign-in page don’t move when ${why}`, async ({ page }) => {
    await prepare(page);
    await page.clock.install();
    await page.goto('/auth');
    const current = page.locator('section[aria-roledescription=carousel] button[aria-current=true]');
    await expect(current).toHaveAttribute('aria-label', 'A ferry in the harbor');
    await page.clock.runFor(35_000);
    await expect(current).toHaveAttribute('aria-label', 'A ferry in the harbor');
    expect(await runningAnimations(page)).toBe(0);
  });
}

test('damaged settings are ignored', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('user-settings', '{"state":{"display":{"fontSize":"large"}}');
    localStorage.setItem('ui-storage', 'nonsense');
  });
  await page.goto('/');
  await expect(new Frame(page).heading).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-font-size', 'medium');
});

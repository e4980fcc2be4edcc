import { DAILY } from '../fixtures/daily.ts';
import { broughtLinks } from '../fixtures/remotes.ts';
import { expect, test } from '../fixtures/test.ts';
import { Frame } from '../pages/frame.ts';

const PLACED_LINKS = [
  ['Home', '/'],
  ['Live', '/streaming'],
  ['Events', '/events'],
  ['About', '/about'],
  ['Docs', '/docs'],
  ['News', '/news'],
  ['Zustand Demo', '/zustand-demo'],
];
const MAIN_LINKS = [...PLACED_LINKS, ...broughtLinks(PLACED_LINKS)];
const ACCOUNT_LINKS = [
  ['Log in', '/login'],
  ['Sign up', '/register'],
];

test('a visitor sees all public content of the home page', DAILY, async ({ page }) => {
  const feedCalls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/feed')) feedCalls.push(request.url());
  });
  await page.goto('/');
  const main = page.getByRole('main');

  await expect(main.getByRole('link', { name: /^Join us on / })).toHaveAttribute('href', /^https:\/\//);
  await expect(main.getByRole('link', { name: /^Apply/ })).toHaveAttribute('href', '/forms/application');

  for (const card of ['Framework', 'Economy', 'Community', 'Security']) {
    const article = main
      .getByRole('article')
      .filter({ has: page.getByRole('heading', { level: 3, name: card }) });
    await expect(article).toHaveCount(1);
    await expect(article.getByRole('img')).toHaveCount(1);
  }
  await expect(main.getByText('25+', { exact: true })).toBeVisible();
  await expect(main.getByText('job paths', { exact: true })).toBeVisible();

  const figureOf = (term: string) =>
    main
      .locator('dl > div')
      .filter({ has: page.locator('dt', { hasText: term }) })
      .locator('dd');
  await expect(figureOf('Community Members')).toHaveText(/^\d+\+$/);
  const shown = Number.parseInt((await figureOf('Community Members').textContent()) ?? '', 10);
  const { count } = (await (await page.request.get('/api/users/count')).json()) as { count: number };
  expect(count).toBeGreaterThan(10);
  // Other journeys create accounts meanwhile.
  expect(Math.abs(shown - count)).toBeLessThan(10);
  await expect(figureOf('Guilds')).toHaveText('125+');
  await expect(figureOf('Regions')).toHaveText('8');
  await expect(figureOf('Daily Players')).toHaveText('5,600+');

  const banner = main.getByRole('region', { name: 'Play today' });
  await expect(banner.getByRole('link', { name: 'Create Account' })).toHaveAttribute('href', '/register');
  await expect(banner.getByRole('link', { name: 'Learn More' })).toHaveAttribute('href', '/about');
  const picture = banner.getByRole('img');
  await expect(picture).toHaveAttribute('src', '/api/images/play-today-banner.jpg');
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(400);

  await expect(main.getByText('Unable to load user data')).toHaveCount(0);
  await expect(main.getByRole('region', { name: 'Community feed' })).toHaveCount(0);
  expect(feedCalls).toEqual([]);
});

test('the navbar has every link of the site, and those to sign in and sign up', DAILY, async ({ page }) => {
  await page.goto('/');
  const { navbar } = new Frame(page);
  const linksIn = (where: ReturnType<typeof page.getByRole>) =>
    where
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute('href')]));
  await expect(navbar.getByRole('link', { name: 'Sign up' })).toBeVisible();
  expect(await linksIn(navbar.getByRole('navigation', { name: 'Main' }))).toEqual(MAIN_LINKS);
  expect((await linksIn(navbar)).slice(-2)).toEqual(ACCOUNT_LINKS);
});

test('the side menu repeats the navbar on a phone', DAILY, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const menu = await new Frame(page).openSideMenu();
  const links = await menu
    .getByRole('link')
    .evaluateAll((found) => found.map((link) => [link.firstChild?.textContent, link.getAttribute('href')]));
  expect(links.slice(0, MAIN_LINKS.length)).toEqual(MAIN_LINKS);
  expect(links.slice(MAIN_LINKS.length).sort()).toEqual([...ACCOUNT_LINKS].sort());
  await menu.getByRole('link', { name: 'About' }).click();
  await page.waitForURL((url) => url.pathname === '/about');
  await expect(menu).toBeHidden();
});

test('public paths are open to visitors', DAILY, async ({ page, expectErrors }) => {
  expectErrors(/status of 404 .*\/auth\/nope\)/);
  for (const path of [
    '/',
    '/about',
    '/docs',
    '/docs/roleplay',
    '/streaming',
    '/terms',
    '/privacy',
    '/auth/nope',
  ]) {
    await page.goto(path);
    await expect(new Frame(page).heading.or(page.getByRole('heading', { level: 2 })).first()).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(path);
  }
});

test(
  'a visitor is redirected to the sign-in page from all other pages',
  DAILY,
  async ({ page, expectErrors }) => {
    // The server doesn't know areas without a release; the guard doesn't reveal that to visitors.
    expectErrors(/status of 404 /);
    const closed = [
      '/profile',
      '/events',
      '/news',
      '/users',
      '/staff',
      '/settings',
      '/zustand-demo',
      '/forms',
      '/welcome',
      '/admin/game-server',
    ];
    for (const path of closed) {
      await page.goto(path);
      await page.waitForURL((url) => url.pathname === '/auth');
      await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeVisible();
    }
    await expect(page.getByRole('link', { name: 'Back to website' })).toHaveAttribute('href', '/');
    await expect(page.getByRole('link', { name: 'terms' })).toHaveAttribute('href', '/terms');
    await expect(page.getByRole('link', { name: 'privacy policy' })).toHaveAttribute('href', '/privacy');
  },
);

test('an unknown address shows the not-found page', DAILY, async ({ page, expectErrors }) => {
  expectErrors(/status of 404/);
  // Signing in wouldn't help here.
  for (const path of ['/status', '/auth/nope']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
  }
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await expect(new Frame(page).heading).toBeVisible();
});

test(
  'an unknown route that was never requested from the server is reported as a 404',
  DAILY,
  async ({ page }) => {
    await page.goto('/');
    await expect(new Frame(page).heading).toBeVisible();
    const report = page.waitForRequest((request) => request.url().endsWith('/api/reports/not-found'));
    await new Frame(page).visit('/auth/nope');
    await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
    expect((await report).postDataJSON()).toEqual({ path: '/auth/nope' });
    expect((await (await report).response())?.status()).toBe(204);
  },
);

import { expect, test } from '../fixtures/newsroom.ts';
import { reportsOf } from '../fixtures/reports.ts';
import { serveStallRoutes } from '../fixtures/stall.ts';
import { ArticleEditor } from '../pages/article-editor.ts';
import { Frame } from '../pages/frame.ts';

/** Modules of React and the kit that the remote of these journeys uses. */
interface Tools {
  React: { createElement(type: unknown, props: object | null, ...children: unknown[]): unknown };
  kit: {
    Link: unknown;
    Outlet: unknown;
    useLoaderData(): unknown;
    useRouteError(): Error;
    useBlocker(shouldBlock: () => boolean): { state: string; proceed?: () => void; reset?: () => void };
  };
}

const PATHS = ['/harbour', '/harbour/:pier', '/harbour/closed', '/harbour/flooded'];

/** Routes of a harbor: a layout with a loader, a list, a page for each pier that asks before it is left, and two whose loaders throw. */
function harbour({ React, kit }: Tools): object[] {
  const h = React.createElement;
  const link = (to: string) => h(kit.Link, { to, key: to }, `To ${to}`);
  const links = ['/harbour', '/harbour/north', '/harbour/south', '/harbour/closed', '/harbour/flooded'].map(
    link,
  );
  let opened = 0;
  const Harbour = () =>
    h(
      'div',
      null,
      h('h1', null, `Harbour ${String(kit.useLoaderData())}`),
      h('input', { 'aria-label': 'Note' }),
      links,
      h(kit.Outlet, null),
    );
  const Pier = () => {
    const blocker = kit.useBlocker(() => 'asks' in document.documentElement.dataset);
    return h(
      'section',
      null,
      h('h2', null, `Pier ${String(kit.useLoaderData())}`),
      h('input', { 'aria-label': 'Boat' }),
      blocker.state === 'blocked' &&
        h('button', { type: 'button', onClick: blocker.proceed }, 'Leave all the same'),
      blocker.state === 'blocked' && h('button', { type: 'button', onClick: blocker.reset }, 'Stay'),
    );
  };
  const refuse = (reason: string) => () => {
    if (!('open' in document.documentElement.dataset)) throw new Error(reason);
    return 'open again';
  };
  return [
    { path: '/users', Component: () => h('h1', null, link('/harbour')) },
    {
      path: '/harbour',
      loader: () => {
        opened += 1;
        return `opened ${opened} times`;
      },
      Component: Harbour,
      children: [
        { index: true, Component: () => h('h2', null, 'All piers') },
        {
          path: ':pier',
          lazy: { Component: async () => Pier },
          loader: ({ params }: { params: { pier: string } }) => params.pier.toUpperCase(),
        },
        { path: 'closed', loader: refuse('The pier is closed'), Component: Pier },
        {
          path: 'flooded',
          loader: refuse('The pier is under water'),
          Component: Pier,
          ErrorBoundary: () => h('p', null, `A word of its own: ${kit.useRouteError().message}`),
        },
      ],
    },
  ];
}

test.describe('a remote with routes of its own', () => {
  test.use({ account: 'owner' });

  let reports: string[];

  test.beforeEach(async ({ page }) => {
    reports = await reportsOf(page);
    await serveStallRoutes(page, 'staff', PATHS, harbour);
    await page.goto('/users');
    await page.getByRole('link', { name: 'To /harbour' }).click();
    await expect(page.getByRole('heading', { level: 2 })).toHaveText('All piers');
  });

  test('has loaders, a layout that isn’t remounted, and another page for another parameter', async ({
    page,
  }) => {
    await page.getByLabel('Note').fill('Bring a rope');
    await page.getByRole('link', { name: 'To /harbour/north' }).click();
    await expect(page.getByRole('heading', { level: 2 })).toHaveText('Pier NORTH');
    await page.getByLabel('Boat').fill('Nightjar');
    await page.getByRole('link', { name: 'To /harbour/south' }).click();
    await expect(page.getByRole('heading', { level: 2 })).toHaveText('Pier SOUTH');
    await expect(page.getByLabel('Boat')).toHaveValue('');
    await expect(page.getByLabel('Note')).toHaveValue('Bring a rope');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Harbour opened 1 times');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 2 })).toHaveText('Pier NORTH');
  });

  test('asks before a page is left', async ({ page }) => {
    await page.getByRole('link', { name: 'To /harbour/north' }).click();
    await page.getByLabel('Boat').fill('Nightjar');
    await page.evaluate(() => {
      document.documentElement.dataset.asks = '';
    });
    const away = new Frame(page).navbar.getByRole('link', { name: 'About', exact: true });
    await away.click();
    await page.getByRole('button', { name: 'Stay' }).click();
    await expect(page.getByLabel('Boat')).toHaveValue('Nightjar');
    await expect(page).toHaveURL('/harbour/north');
    await away.click();
    await page.getByRole('button', { name: 'Leave all the same' }).click();
    await expect(page).toHaveURL('/about');
  });

  test('shows its own message for a loader’s error, which is reported to the site', async ({ page }) => {
    await page.getByRole('link', { name: 'To /harbour/flooded' }).click();
    await expect(page.getByText('A word of its own: The pier is under water')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Harbour opened 1 times');
    await expect.poll(() => reports).toContain('staff render-failed');
  });

  test('leaves a loader’s error to the site, which retries', async ({ page }) => {
    await page.getByRole('link', { name: 'To /harbour/closed' }).click();
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Something went wrong');
    await expect(main.getByText('The pier is closed')).toBeVisible();
    await expect.poll(() => reports).toContain('staff render-failed');
    await page.evaluate(() => {
      document.documentElement.dataset.open = '';
    });
    await main.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 2 })).toHaveText('Pier open again');
  });
});

test.describe('an author', () => {
  test.use({ account: 'author' });

  test('leaves a new article for a slow page without being redirected to its new address', async ({
    page,
    newsroom,
  }) => {
    const hold = async (pattern: string, method: string) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      await page.route(pattern, async (route) => {
        if (route.request().method() === method) await promise;
        await route.fallback();
      });
      return resolve;
    };
    const frame = new Frame(page);
    await page.goto('/');
    await expect(frame.heading).toBeVisible();
    await frame.follow('/news');
    await page.getByRole('link', { name: 'Write an article' }).click();
    const editor = new ArticleEditor(page);
    const answer = await hold('**/api/articles', 'POST');
    const arrive = await hold('**/remotes/home/*/assets/async/**', 'GET');
    const created = page.waitForResponse(
      (response) => response.request().method() === 'POST' && response.url().endsWith('/api/articles'),
    );
    await editor.title.click();
    await page.keyboard.type(newsroom.title('The keeper who left'));
    await frame.navbar.getByRole('link', { name: 'About', exact: true }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Loading...' })).toBeAttached();
    answer();
    await created;
    await editor.untilSaved();
    await expect(page).toHaveURL('/news/create');
    arrive();
    await expect(page).toHaveURL('/about');
    await expect(page.getByRole('heading', { level: 2, name: 'Who runs the community.' })).toBeVisible();
  });
});

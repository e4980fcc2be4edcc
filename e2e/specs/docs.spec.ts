import type { DocPage } from '@boardwalk/contracts';
import { crash } from '../fixtures/crash.ts';
import { DAILY } from '../fixtures/daily.ts';
import { expect, test } from '../fixtures/test.ts';
import { Docs } from '../pages/docs.ts';
import { Frame } from '../pages/frame.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const [path, title, words] of [
    ['/docs', 'Docs', 'Server rules'],
    ['/docs/roleplay', 'Roleplay', 'Value your life.'],
  ] as const) {
    test(`${path} is readable, and has metadata for sharing`, async ({ page }) => {
      // A site that has just started, or is very busy, leaves rendering to the browser.
      await expect(async () => {
        const answer = await page.goto(path);
        const body = await answer?.text();
        expect(body).toContain('<div id="root" data-rendered');
        expect(body).toContain(words);
      }).toPass({ timeout: 25_000, intervals: [300] });
      await expect(new Frame(page).heading).toHaveText(title);
      await expect(page.getByRole('main').getByText(words).first()).toBeVisible();
      await expect(page.getByRole('main').getByRole('link', { name: 'Conduct' }).first()).toBeVisible();
      for (const meta of ['meta[name=description]', 'meta[property="og:title"]'])
        await expect(page.locator(meta)).toHaveAttribute('content', /.{4}/);
    });
  }
});

test('a visitor navigates by the tree, the breadcrumbs and the neighbors', DAILY, async ({ page }) => {
  const docs = new Docs(page);
  await page.goto('/docs');
  await page.getByRole('main').getByRole('link', { name: 'Roleplay' }).click();
  await expect(page).toHaveURL('/docs/roleplay');
  await expect(new Frame(page).heading).toHaveText('Roleplay');
  await expect(page).toHaveTitle(/^Roleplay · /);
  await expect(docs.tree.getByRole('link', { name: 'Roleplay' })).toHaveAttribute('aria-current', 'page');
  await page.getByRole('link', { name: 'Next Crime and violence' }).click();
  await expect(new Frame(page).heading).toHaveText('Crime and violence');
  await docs.tree.getByRole('link', { name: 'Districts' }).click();
  await expect(new Frame(page).heading).toHaveText('Districts');
  const above = page.getByRole('navigation', { name: 'Breadcrumb' });
  await above.getByRole('link', { name: 'City guide' }).click();
  await expect(new Frame(page).heading).toHaveText('City guide');
  // Drafts aren't listed.
  await expect(page.getByRole('link', { name: 'Harbour regulations' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Edit' })).toHaveCount(0);
});

test('on a phone the tree opens on demand', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const docs = new Docs(page);
  await docs.open('roleplay');
  await expect(docs.tree.getByRole('link', { name: 'Conduct' })).toBeHidden();
  await page.getByText('All pages').click();
  await docs.tree.getByRole('link', { name: 'Conduct' }).click();
  await expect(new Frame(page).heading).toHaveText('Conduct');
  await expect(docs.tree.getByRole('link', { name: 'Roleplay' })).toBeHidden();
});

test('the search finds words in rules and pages, and shows when none matches', async ({ page }) => {
  const docs = new Docs(page);
  await page.goto('/docs');
  await docs.search.fill('reflexes');
  await expect(docs.found).toHaveCount(2);
  await expect(docs.found.locator('mark').first()).toHaveText('reflexes');
  await expect(page.getByText('2 results', { exact: true })).toBeVisible();
  await docs.search.fill('zeppelin');
  await expect(page.getByText('Nothing found.')).toBeVisible();
  await docs.search.fill('reflexes');
  await docs.found.getByRole('link', { name: /^Roleplay/ }).click();
  await expect(new Frame(page).heading).toHaveText('Roleplay');
  await expect(docs.search).toHaveValue('');
});

test('a search finds a rule by the players’ term for it, with keys only', async ({ page }) => {
  const docs = new Docs(page);
  await page.goto('/docs');
  for (const [name, rule] of [
    ['RDM', 'R3.1'],
    ['vdm', 'R3.7'],
    ['metagaming', 'R2.2'],
  ] as const) {
    await docs.search.fill(name);
    await expect(docs.found.first()).toContainText(rule);
    await docs.search.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`#${rule.replace('.', '[.]')}$`));
    await expect(page.locator(`[id="${rule}"]`)).toBeInViewport();
  }
});

test('a search that was typed before hydration is run', async ({ page }) => {
  const docs = new Docs(page);
  let arrive = () => {};
  const held = new Promise<void>((done) => {
    arrive = done;
  });
  await page.route('**/remotes/docs/**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/docs', { waitUntil: 'domcontentloaded' });
  await docs.search.fill('reflexes');
  arrive();
  await expect(docs.found).toHaveCount(2);
  await expect(docs.search).toHaveValue('reflexes');
});

test('a link to a rule scrolls to the rule', async ({ page }) => {
  const rule = page.locator('#R2\\.4');
  await page.goto('/docs/roleplay#R2.4');
  await expect(rule).toContainText('Value your life.');
  await expect(rule).toBeInViewport();
  // Below the sticky header of the site.
  const { bottom } = await page.getByRole('banner').evaluate((head) => head.getBoundingClientRect());
  expect(await rule.evaluate((element) => element.getBoundingClientRect().top)).toBeGreaterThanOrEqual(
    bottom,
  );
  await page.setViewportSize({ width: 390, height: 500 });
  await page.goto('/docs/roleplay#R2.7');
  await expect(page.locator('#R2\\.7')).toBeInViewport();
});

test('the link to a rule is copied, by keyboard', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/docs/roleplay');
  await page.getByRole('button', { name: 'Copy link to R2.4' }).press('Enter');
  await expect(new Frame(page).toasts).toContainText('Link copied.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/docs\/roleplay#R2\.4$/);
});

test('an address without a page shows a not-found message', async ({ page, expectErrors }) => {
  expectErrors(/status of 404/);
  await page.goto('/docs/no-such-page');
  await expect(page.getByText('Page not found')).toBeVisible();
  await expect(new Frame(page).heading).toHaveText('Docs');
  // The API uses this address for another resource.
  await page.goto('/docs/search');
  await expect(page.getByText('Page not found')).toBeVisible();
  await page.getByRole('link', { name: 'Go to the docs' }).click();
  await expect(new Frame(page).heading).toHaveText('Docs');
});

test.describe('a member', () => {
  test.use({ account: 'member' });

  test('sees who may write the docs', async ({ page }) => {
    await page.goto('/docs/roleplay/edit');
    await expect(page.getByText('You don’t have access to this page')).toBeVisible();
  });
});

test.describe('an editor', () => {
  test.use({ account: 'editor' });

  test('writes a page, as a draft that members don’t see', DAILY, async ({ page, callAs }) => {
    const docs = new Docs(page);
    const title = titleFor('Tram stops');
    // A rule's id is never used twice, not even by a retry.
    const rule = `R9.${100 + Math.floor(Math.random() * 900)}`;
    await page.goto('/docs');
    await page.getByRole('link', { name: 'New page' }).click();
    await page.getByLabel('Title').fill(title);
    await page.getByLabel('Parent page').selectOption({ label: 'City guide' });
    await docs.goOn(`${rule} Hold on.`);
    await docs.save();
    await expect(new Frame(page).heading).toHaveText(title);
    await expect(docs.article.getByText('Draft', { exact: true })).toBeVisible();
    await expect(page.locator(`[id="${rule}"]`)).toHaveText(/Hold on/);
    const { pathname } = new URL(page.url());

    const unpublished = await callAs('member', 'GET', `/api${pathname}`);
    expect(unpublished.status()).toBe(404);
  });

  test('continues a page and publishes it', DAILY, async ({ page, pageOf, callAs }) => {
    const docs = new Docs(page);
    const title = titleFor('Tram times');
    const { slug } = await begin(callAs, title, 'Hold on.');
    const pathname = `/docs/${slug}`;
    await page.goto(`${pathname}/edit`);
    await docs.goOn(' Mind the gap.');
    await page.getByText('Published', { exact: true }).click();
    await docs.save();
    await expect(docs.article).toContainText('Hold on. Mind the gap.');
    await expect(docs.article).toContainText('Revision 2');
    const reader = await pageOf('member');
    await reader.goto(pathname);
    await expect(new Docs(reader).article).toContainText('Hold on. Mind the gap.');
    await expect(new Docs(reader).tree.getByRole('link', { name: title })).toBeVisible();

    // Restores the docs for other journeys.
    const { id, version } = (await (await callAs('editor', 'GET', `/api${pathname}`)).json()) as DocPage;
    const withdrawn = await callAs('editor', 'PUT', `/api/docs/${id}`, { status: 'draft', version });
    expect(withdrawn.status()).toBe(200);
  });

  test('views the history, restores an earlier text, and changes the address of a page', async ({
    page,
    callAs,
    expectErrors,
  }) => {
    // The page is requested without a session first, before the sign-in is known.
    expectErrors(/status of 404 .*\/api\/docs\//);
    const begun = await begin(callAs, titleFor('Harbour dues'), 'Four crowns a night.');
    const { id, slug } = begun;
    await change(callAs, begun, 'Six crowns a night.');
    await page.goto(`/docs/${slug}`);
    await page.getByRole('main').getByRole('link', { name: 'History' }).click();
    const main = page.getByRole('main');
    await expect(main.locator('del')).toContainText('Four');
    await expect(main.locator('ins')).toContainText('Six');
    await expect(main.getByRole('list').getByRole('button', { name: /^Revision 2/ })).toContainText(
      '+1 word',
    );
    const revisions = main.getByRole('list').getByRole('button', { name: /^Revision / });
    await revisions.last().click();
    await main.getByRole('button', { name: 'Restore revision 1' }).click();
    await expect(new Frame(page).toasts).toContainText('Revision 1 restored.');
    await expect(revisions).toHaveCount(3);
    await callAs('editor', 'PUT', `/api/docs/${id}`, { slug: `${slug}-now`, version: 3 });
    await page.goto(`/docs/${slug}`);
    await expect(page).toHaveURL(`/docs/${slug}-now`);
    await expect(new Docs(page).article).toContainText('Four crowns a night.');
  });

  test('sees at their fields which inputs are missing, and which are refused', async ({
    page,
    callAs,
    expectErrors,
  }) => {
    expectErrors(/status of 409 /);
    const other = await begin(callAs, titleFor('Quay walls'), 'Stone.');
    const begun = await begin(callAs, titleFor('Quay lamps'), 'Iron.');
    const docs = new Docs(page);
    await page.goto(`/docs/${begun.slug}/edit`);
    const title = page.getByLabel('Title');
    await title.fill('');
    await docs.save();
    await expect(page.getByRole('group', { name: '1 field needs attention' })).toBeFocused();
    await page.getByRole('link', { name: 'Title' }).click();
    await expect(title).toBeFocused();
    await page.keyboard.type(begun.title);
    const address = page.getByLabel('Address');
    await address.fill(other.slug);
    await docs.save();
    await expect(address).toHaveAccessibleDescription(/Another page has this address\./);
    await address.fill(begun.slug);
    await docs.goOn(' And glass.');
    await docs.save();
    await expect(docs.article).toContainText('Iron. And glass.');
  });

  test('finds unsaved text after a crash of the tab', async ({ page, context, callAs, consoleWatch }) => {
    const { slug, title } = await begin(callAs, titleFor('Fog signals'), 'One long');
    const docs = new Docs(page);
    await page.goto(`/docs/${slug}/edit`);
    await docs.goOn(', two short');
    await crash(page, 'two short');
    const next = await context.newPage();
    consoleWatch.watch(next);
    await next.goto(`/docs/${slug}/edit`);
    const again = new Docs(next);
    await expect(again.text).toHaveText('One long, two short');
    await expect(next.getByText('Your unsaved changes were restored')).toBeVisible();
    await again.save();
    await expect(new Frame(next).heading).toHaveText(title);
    await expect(again.article).toContainText('One long, two short');
  });

  for (const [choice, left] of [
    ['Use the other version', 'Nine knots'],
    ['Keep mine and save', 'Six knots'],
  ] as const) {
    test(`saves after another editor: both versions are shown, and "${choice}" does so`, async ({
      page,
      callAs,
      expectErrors,
    }) => {
      expectErrors(/status of 409 /);
      const begun = await begin(callAs, titleFor('Speed'), 'Knots');
      const docs = new Docs(page);
      await page.goto(`/docs/${begun.slug}/edit`);
      await expect(docs.text).toHaveText('Knots');
      await change(callAs, begun, 'Nine knots');
      await docs.text.fill('Six knots');
      await docs.save();
      await expect(page.getByRole('main').locator('del')).toContainText('Nine');
      await expect(page.getByRole('main').locator('ins')).toContainText('Six');
      await page.getByRole('button', { name: choice }).click();
      if (choice === 'Use the other version') {
        await expect(docs.text).toHaveText(left);
        await page.getByRole('link', { name: 'Back' }).click();
      }
      await expect(docs.article).toContainText(left);
    });
  }

  test('returns to unsaved text for an earlier version, and sees both versions', async ({
    page,
    callAs,
    expectErrors,
  }) => {
    expectErrors(/status of 409 /);
    const begun = await begin(callAs, titleFor('Lights'), 'Lamps');
    const docs = new Docs(page);
    await page.goto(`/docs/${begun.slug}/edit`);
    await docs.text.fill('Red lamps');
    await page.goto('/docs');
    await change(callAs, begun, 'Green lamps');
    await page.goto(`/docs/${begun.slug}/edit`);
    await expect(docs.text).toHaveText('Red lamps');
    await expect(page.getByRole('main').locator('del')).toContainText('Green');
    await page.getByRole('button', { name: 'Use the other version' }).click();
    await expect(docs.text).toHaveText('Green lamps');
  });
});

type CallAs = Parameters<Parameters<typeof test>[2]>[0]['callAs'];

const titleFor = (words: string) => `${words} ${crypto.randomUUID().slice(0, 8)}`;
const bodyOf = (text: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
});

/** Creates a draft of a page, which readers don't see. */
async function begin(callAs: CallAs, title: string, text: string): Promise<DocPage> {
  const answer = await callAs('editor', 'POST', '/api/docs', { title, body: bodyOf(text) });
  expect(answer.status()).toBe(201);
  return (await answer.json()) as DocPage;
}

async function change(callAs: CallAs, { id, version }: DocPage, text: string): Promise<void> {
  const answer = await callAs('editor', 'PUT', `/api/docs/${id}`, { body: bodyOf(text), version });
  expect(answer.status()).toBe(200);
}

import type { Article, DocPage, Media } from '@boardwalk/contracts';
import type { Page } from '@playwright/test';
import { HOSTILE_ADDRESSES, HOSTILE_TEXTS, hostileDocument } from '../../fixtures/hostile-texts.ts';
import { expect, test } from '../../fixtures/newsroom.ts';
import { makePng } from '../../fixtures/picture.ts';

// Without the content policy: escaping, not the policy, must prevent a text from running.
test.use({ bypassCSP: true });
test.setTimeout(120_000);

const ROUND = crypto.randomUUID().slice(0, 6);
const [, IN_DATA, IN_TITLE, IN_ATTRIBUTE] = HOSTILE_TEXTS;

/** Records effects of a text: a call of alert, a request to another origin, an element that only a text can have created. */
async function watch(page: Page): Promise<{ quiet(): Promise<void> }> {
  const happened: string[] = [];
  page.on('dialog', (dialog) => {
    happened.push(`a dialog on ${page.url()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    if (/\.invalid$/.test(new URL(request.url()).hostname)) happened.push(`a request of ${request.url()}`);
  });
  return {
    async quiet() {
      const written = await page.evaluate(() =>
        [...document.querySelectorAll('*')]
          .filter(
            (element) =>
              element.getAttributeNames().some((name) => /^on/.test(name) || name === 'srcdoc') ||
              /^(base|math)$/i.test(element.localName) ||
              (element instanceof HTMLScriptElement && element.textContent?.trim() === 'alert(1)') ||
              /^\s*(javascript|data|vbscript):/i.test(
                element.getAttribute('href') ?? element.getAttribute('action') ?? '',
              ),
          )
          .map((element) => element.outerHTML.slice(0, 120)),
      );
      expect(written, page.url()).toEqual([]);
      expect(happened).toEqual([]);
    },
  };
}

test('the detector notices a text that runs', async ({ page, expectErrors }) => {
  expectErrors(/status of 404/);
  await page.goto('/terms');
  const texts = await watch(page);
  await page.evaluate((html) => {
    document.body.insertAdjacentHTML('beforeend', html);
  }, IN_ATTRIBUTE);
  await expect(texts.quiet()).rejects.toThrow('onerror');
});

test('hostile texts in an article, its comments and its pictures stay texts for all readers', async ({
  page,
  pageOf,
  newsroom,
  callAs,
}) => {
  const article = await newsroom.write(newsroom.title(IN_ATTRIBUTE), { by: 'editor' });
  const uploaded = await callAs(
    'editor',
    'POST',
    `/api/media?name=${encodeURIComponent(IN_ATTRIBUTE)}`,
    makePng(),
  );
  expect(uploaded.status()).toBe(201);
  const picture = (await uploaded.json()) as Media;
  const body = hostileDocument();
  body.content.push({
    type: 'image',
    attrs: { src: picture.url, alt: IN_ATTRIBUTE, width: picture.width, height: picture.height },
  });
  const changed = await callAs('editor', 'PUT', `/api/articles/${article.id}`, {
    body,
    version: article.version,
    summary: HOSTILE_TEXTS[0],
    cover: { mediaId: picture.id, alt: IN_ATTRIBUTE },
    tags: ['script'],
  });
  expect(changed.status()).toBe(200);
  await newsroom.move(article, 'published');
  const { slug } = (await (await callAs('editor', 'GET', `/api/articles/${article.id}`)).json()) as Article;
  for (const text of HOSTILE_TEXTS.slice(0, 6)) {
    const said = await callAs('editor', 'POST', `/api/articles/${article.id}/comments`, { text });
    expect(said.status()).toBe(201);
  }

  for (const [account, paths] of [
    ['member', [`/news/${slug}`, '/news', `/news?search=${encodeURIComponent(IN_DATA)}`]],
    ['editor', [`/news/${slug}/history`, `/news/${article.id}/edit`, '/news/desk?tab=published']],
    ['owner', ['/', '/admin/audit']],
  ] as const) {
    const reader = await pageOf(account);
    const texts = await watch(reader);
    for (const path of paths) {
      await reader.goto(path);
      await expect(reader.getByRole('main').getByText('alert(1)').first()).toBeVisible();
      await texts.quiet();
    }
  }
  // The feeds are XML: an unescaped text would make them invalid.
  await page.goto('/about');
  for (const feed of ['/api/feeds/news.rss', '/api/feeds/news.atom']) {
    const wellFormed = await page.evaluate(async (address) => {
      const text = await (await fetch(address)).text();
      return new DOMParser().parseFromString(text, 'application/xml').querySelector('parsererror') === null;
    }, feed);
    expect(wellFormed, feed).toBe(true);
  }
});

test('hostile texts in the docs, which the server renders, stay texts', async ({ page, callAs }) => {
  const pages: DocPage[] = [];
  try {
    for (const [at, title] of [IN_TITLE, IN_DATA, IN_ATTRIBUTE].entries()) {
      const begun = await callAs('editor', 'POST', '/api/docs', {
        title,
        slug: `hostile-${ROUND}-${at}`,
        body: hostileDocument(),
        published: true,
      });
      expect(begun.status()).toBe(201);
      pages.push((await begun.json()) as DocPage);
    }
    const texts = await watch(page);
    for (const { slug, title } of pages) {
      const answer = await page.goto(`/docs/${slug}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await texts.quiet();
      // The server's markup, without changes by the page's own code.
      const html = (await answer?.text()) ?? '';
      expect(html).not.toContain('<script>alert');
      expect(html).not.toContain('<img src=x');
      expect(html).not.toContain('<svg/onload');
    }
    await page.getByRole('searchbox', { name: 'Search pages and rules' }).fill('alert');
    await expect(page.getByRole('search').getByRole('listitem').first()).toBeVisible();
    await texts.quiet();
  } finally {
    for (const { id, version } of pages)
      await callAs('editor', 'PUT', `/api/docs/${id}`, { published: false, version });
  }
});

test('hostile texts in a profile stay texts for the member and for staff', async ({
  page,
  pageOf,
  signUp,
}) => {
  const account = await signUp();
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const change = (data: object) =>
    page.request.put('/api/users/me', { data, headers: { Authorization: `Bearer ${token}` } });
  for (const link of HOSTILE_ADDRESSES) expect((await change({ links: [link] })).status()).toBe(422);
  const fullName = IN_ATTRIBUTE;
  const saved = await change({
    fullName,
    bio: HOSTILE_TEXTS.slice(0, 8).join(' ').slice(0, 400),
    pronouns: '<b onclick=alert(1)>',
  });
  expect(saved.status()).toBe(200);
  const own = await watch(page);
  for (const path of ['/profile', '/']) {
    await page.goto(path);
    await page.getByRole('button', { name: 'Account menu' }).click();
    await expect(page.getByText(fullName).first()).toBeVisible();
    await own.quiet();
  }
  const owner = await pageOf('owner');
  const texts = await watch(owner);
  for (const path of [`/users?search=${encodeURIComponent(account.email)}`, '/admin/audit']) {
    await owner.goto(path);
    await expect(owner.getByRole('main').getByText(fullName).first()).toBeVisible();
    await texts.quiet();
  }
});

test('hostile texts in an address stay texts', async ({ page, pageOf, expectErrors }) => {
  expectErrors(/status of 4\d\d/);
  const visitor = await watch(page);
  for (const text of HOSTILE_TEXTS.slice(0, 8)) {
    const words = encodeURIComponent(text);
    await page.goto(`/auth/callback?error=access_denied&state=x&error_description=${words}`);
    await visitor.quiet();
  }
  for (const path of [`/auth/${encodeURIComponent(IN_ATTRIBUTE)}`, `/docs/${encodeURIComponent(IN_DATA)}`]) {
    await page.goto(path);
    await visitor.quiet();
  }
  const owner = await pageOf('owner');
  const texts = await watch(owner);
  for (const text of HOSTILE_TEXTS.slice(0, 8)) {
    await owner.goto(`/users?search=${encodeURIComponent(text)}`);
    await expect(owner.getByRole('searchbox')).toBeVisible();
    await texts.quiet();
  }
});

test('the API rejects addresses of links, pictures and videos that run code or hide their target', async ({
  callAs,
}) => {
  const refused = async (node: object) => {
    const content = [node];
    const answer = await callAs('author', 'POST', '/api/articles', {
      title: `Refused ${ROUND}`,
      body: { type: 'doc', content },
    });
    expect(answer.status(), JSON.stringify(node)).toBe(422);
  };
  for (const href of HOSTILE_ADDRESSES) {
    const marks = [{ type: 'link', attrs: { href } }];
    await refused({ type: 'paragraph', content: [{ type: 'text', text: 'x', marks }] });
    await refused({ type: 'image', attrs: { src: href, alt: '', width: 1, height: 1 } });
    await refused({ type: 'embed', attrs: { provider: 'youtube', id: href } });
  }
});

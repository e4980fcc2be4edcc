import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { SITE_ORIGIN, SITE_PORT } from '../fixtures/addresses.ts';
import { DAILY } from '../fixtures/daily.ts';
import { copyCheckout, type Development, replaceIn, startDevelopment } from '../fixtures/development.ts';
import { createTeamCheckout } from '../fixtures/team-checkout.ts';
import { expect, test } from '../fixtures/test.ts';

const PORT = SITE_PORT + 50;
const ROUTE = 'remotes/docs/src/routes/docs.route.tsx';
const TITLE = 'title={t`Docs`}';
/** Console output of the browser, the bundler's client and React about intentional errors, and about a socket that ends with its server. */
const DEVELOPMENT_NOISE = [/./];

/** A minimal remote: while its only page has a syntax error, none of its modules imports React. */
const ONE_PAGE = `import { catalogOf, defineRemote } from '@boardwalk/kit';
import { messages } from './locales/en.po';
import { DocsRoute } from './routes/docs.route.tsx';

export default defineRemote({
  routes: [{ path: '/docs', Component: DocsRoute }],
  catalog: catalogOf(messages, (language) => import(\`./locales/\${language}.po\`)),
});
`;

/** Edits an open page of a remote: a text, a syntax error, a component that throws. */
async function walkEdits(page: Page, file: string): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 });
  const overlay = page.getByRole('alert').filter({ hasText: 'docs' });
  const search = page.getByRole('searchbox').first();
  await expect(heading).toHaveText('Docs');
  await search.fill('ferry');

  await test.step('an edit is shown, and the state of the page is preserved', async () => {
    replaceIn(file, TITLE, "title='First edit'");
    await expect(heading).toHaveText('First edit');
    await expect(search).toHaveValue('ferry');
  });

  await test.step('a syntax error is shown over the last built page, and disappears once it is fixed', async () => {
    replaceIn(file, "title='First edit'", "title='First edit");
    await expect(overlay).toContainText('docs could not be built');
    await expect(heading).toHaveText('First edit');
    replaceIn(file, "title='First edit", "title='Second edit'");
    await expect(heading).toHaveText('Second edit');
    await expect(overlay).toHaveCount(0);
    await expect(search).toHaveValue('ferry');
  });

  await test.step('a component that throws shows its error, and the page recovers once it is fixed', async () => {
    replaceIn(file, "title='Second edit'", "title={(() => { throw new Error('thrown on purpose'); })()}");
    await expect(overlay).toContainText('docs failed to load or to render');
    await expect(overlay).toContainText('thrown on purpose');
    replaceIn(file, "title={(() => { throw new Error('thrown on purpose'); })()}", "title='Third edit'");
    await expect(heading).toHaveText('Third edit');
    await expect(overlay).toHaveCount(0);
  });
}

test(
  'npm run dev shows edits, build errors and exceptions of a remote in its page, and recovers',
  DAILY,
  async ({ page, expectErrors }) => {
    test.setTimeout(120_000);
    expectErrors(...DEVELOPMENT_NOISE);
    const checkout = copyCheckout();
    let development: Development | undefined;
    try {
      development = await startDevelopment(checkout.folder, ['docs'], /Boardwalk is open/, {
        PORT: String(PORT),
        IDENTITY_PORT: String(PORT + 1),
        DATA_DIR: join(checkout.folder, '.data'),
      });
      await page.goto(`http://localhost:${PORT}/docs`);
      await walkEdits(page, join(checkout.folder, ROUTE));
    } finally {
      await development?.end();
      checkout.remove();
    }
  },
);

test(
  'a team outside sees its edits, build errors and exceptions in the pages of the site',
  DAILY,
  async ({ pageOf, callAs, expectErrors }) => {
    test.setTimeout(120_000);
    expectErrors(...DEVELOPMENT_NOISE);
    const made = await callAs('owner', 'POST', '/api/deploy-tokens', {
      name: 'docs team',
      remotes: ['docs'],
      approved: true,
    });
    const { secret } = (await made.json()) as { secret: string };
    const team = createTeamCheckout('docs', SITE_ORIGIN, secret);
    writeFileSync(join(team.folder, 'remotes/docs/src/remote.tsx'), ONE_PAGE);
    let development: Development | undefined;
    try {
      const link = /(http:\S+\/preview\S*)/;
      development = await startDevelopment(
        team.folder,
        ['docs', '--against', SITE_ORIGIN, '--token', secret],
        link,
      );
      const page = await pageOf('member');
      await page.goto(link.exec(development.output())?.[1] ?? '');
      await expect(page.getByRole('complementary', { name: 'Preview' })).toBeVisible();
      await page.goto('/docs');
      await walkEdits(page, join(team.folder, ROUTE));
    } finally {
      await development?.end();
      team.remove();
    }
  },
);

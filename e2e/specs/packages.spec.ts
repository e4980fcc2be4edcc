import { createHash } from 'node:crypto';
import { PACKAGE_INDEX_PATH, PACKAGES_PATH, packageIndexSchema } from '@boardwalk/contracts';
import { SITE_ORIGIN } from '../fixtures/addresses.ts';
import { DAILY } from '../fixtures/daily.ts';
import { createOutsideTeam } from '../fixtures/outside-team.ts';
import { expect, test } from '../fixtures/test.ts';

/** A page with a formatted text. */
const NOTICE = `import { endpointQuery, Page, useQuery } from '@boardwalk/kit';
import { RichTextView } from '@boardwalk/rich-text';

const noticeQuery = endpointQuery('GET /api/docs/:slug', { params: { slug: 'notice' } });

export function ShopRoute() {
  const { data } = useQuery(noticeQuery);
  return <Page title="Shop">{data && <RichTextView document={data.body} />}</Page>;
}
`;

/** A test of that page. */
const NOTICE_TEST = `import { type Answers, expectAccessible, renderPage } from '@boardwalk/kit/testing';
import { expect, it } from 'vitest';
import { ShopRoute } from './shop.route.tsx';

it('shows the text', async () => {
  const body = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Open at eight.' }] }] };
  const answers = { 'GET /api/docs/:slug': { body } } as Answers;
  const { findByText, calls } = renderPage(<ShopRoute />, { answers });
  await findByText('Open at eight.');
  expect(calls.map(({ endpoint }) => endpoint)).toContain('GET /api/docs/notice');
  await expectAccessible();
});
`;

/** A test of the parts that load when they are rendered. */
const WRITING_TEST = `import { renderPage } from '@boardwalk/kit/testing';
import { RichTextDiff, RichTextEditor, type RichTextEditorProps } from '@boardwalk/rich-text';
import { it } from 'vitest';

const textOf = (text: string) =>
  ({ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] }) as RichTextEditorProps['value'];

it('edits a text', async () => {
  const editor = <RichTextEditor label="Notice" value={textOf('Open at eight.')} onChange={() => {}} />;
  const { findByRole, findByText } = renderPage(editor, { answers: {} });
  await findByRole('textbox', { name: 'Notice' });
  await findByText('Open at eight.');
});

it('compares two texts', async () => {
  const diff = <RichTextDiff before={textOf('Open at eight.')} after={textOf('Open at nine.')} />;
  const { findByText } = renderPage(diff, { answers: {} });
  await findByText('nine');
});
`;

test('a team outside tests a page with the kit’s helpers, and builds one with a formatted text', async () => {
  test.setTimeout(180_000);
  const team = await createOutsideTeam('shop', SITE_ORIGIN);
  try {
    await test.step('the new remote passes its own tests', () => team.boardwalk('test'));
    team.write('src/routes/shop.route.tsx', NOTICE);
    team.write('src/routes/shop.route.test.tsx', NOTICE_TEST);
    team.write('src/features/writing.test.tsx', WRITING_TEST);
    await test.step('tests of formatted texts pass', () => team.boardwalk('test'));
    await test.step('its release contains the view of texts, and no editor', async () => {
      await team.boardwalk('build');
      const scripts = [...team.releasedScripts().values()].join('\n');
      expect(scripts).toContain('data-rich-text');
      expect(scripts).not.toContain('prosemirror');
    });
  } finally {
    team.remove();
  }
});

test(
  'the site serves the packages for teams outside, each with the bytes of the list’s hash',
  DAILY,
  async ({ request }) => {
    const { packages } = packageIndexSchema.parse(await (await request.get(PACKAGE_INDEX_PATH)).json());
    expect(packages.map(({ name }) => name).sort()).toEqual([
      '@boardwalk/backend',
      '@boardwalk/cli',
      '@boardwalk/contracts',
      '@boardwalk/kit',
      '@boardwalk/rich-text',
      'create-boardwalk-remote',
    ]);
    for (const { file, version, integrity } of packages) {
      const answer = await request.get(`${PACKAGES_PATH}${file}`);
      expect(file).toContain(version);
      // During development another build of the same version may have other bytes.
      expect(answer.headers()['cache-control']).toBe('no-cache');
      expect(
        `sha512-${createHash('sha512')
          .update(await answer.body())
          .digest('base64')}`,
      ).toBe(integrity);
    }
  },
);

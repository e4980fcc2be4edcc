import { EMPTY_TEXT, type Release, type RichText } from '@boardwalk/contracts';
import { type SlotSource, SlotSourceContext } from '@boardwalk/kit';
import { renderPage, waitFor } from '@boardwalk/kit/testing';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { paragraph } from '../testing/documents.ts';
import { RichTextEditor } from './rich-text-editor.tsx';

// The dialogs are loaded when one is opened, which is slow the first time.
beforeAll(() => import('./frame/editor-dialogs.tsx'));
beforeEach(() => {
  // The test's DOM has no layout.
  vi.spyOn(Range.prototype, 'getClientRects').mockReturnValue([new DOMRect(10, 300, 1, 20)] as never);
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([new DOMRect(10, 300, 1, 20)] as never);
});

const DOCUMENT: RichText = { type: 'doc', content: [paragraph('Low tide.')] };

function editor(
  layout: 'field' | 'page',
  { value = DOCUMENT, limit }: { value?: RichText; limit?: number } = {},
) {
  const onChange = vi.fn();
  const page = renderPage(
    <RichTextEditor label="Text" layout={layout} value={value} limit={limit} onChange={onChange} />,
    { answers: {} },
  );
  return { ...page, onChange };
}

it('has a toolbar above a text among other fields', async () => {
  const { findByRole } = editor('field');
  expect(await findByRole('toolbar', { name: 'Formatting' })).toBeTruthy();
});

it('shows the toolbar of a page only on request without a selection, and Escape returns to the text', async () => {
  const { findByRole, queryByRole, user } = editor('page');
  const field = await findByRole('textbox', { name: 'Text' });
  expect(queryByRole('toolbar')).toBeNull();
  field.focus();
  await user.keyboard('{Alt>}{F10}{/Alt}');
  const bar = await findByRole('toolbar', { name: 'Formatting' });
  expect(bar.contains(document.activeElement)).toBe(true);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(field));
  await waitFor(() => expect(queryByRole('toolbar')).toBeNull());
});

it.each([
  ['no length of a text far from the limit', 100, null],
  ['the length of a text near the limit', 10, '9 of 10 characters'],
])('shows %s', async (_, limit, expected) => {
  const { findByRole, queryByText } = editor('page', { limit });
  await findByRole('textbox', { name: 'Text' });
  expect(queryByText(/\d+ of \d+ characters/)?.textContent ?? null).toBe(expected);
});

it('shows no length of an empty text', async () => {
  const { findByRole, queryByText } = editor('page', { value: EMPTY_TEXT, limit: 10 });
  await findByRole('textbox', { name: 'Text' });
  expect(queryByText(/characters/)).toBeNull();
});

/** Renders an editor of a site whose remote "polls" offers a block with an id. */
function editorWithBlock() {
  const poll = {
    slot: 'article.blocks' as const,
    module: './poll-block',
    block: 'poll',
    title: 'Poll',
    idLabel: 'Number of the poll',
    remote: 'polls',
    release: {} as Release,
  };
  const onChange = vi.fn();
  const page = renderPage(
    <SlotSourceContext value={{ fillers: () => [poll] } as unknown as SlotSource}>
      <RichTextEditor label="Text" layout="field" value={DOCUMENT} onChange={onChange} />
    </SlotSourceContext>,
    { answers: {} },
  );
  return { ...page, onChange };
}

it('inserts a block of a remote with its id, and rejects an id with other characters', async () => {
  const { findByRole, findByText, user, onChange } = editorWithBlock();
  const field = await findByRole('textbox', { name: 'Text' });
  field.focus();
  // The test's DOM has no width, so that every tool is in the menu.
  await user.click(await findByRole('button', { name: 'More tools' }));
  await user.click(await findByRole('menuitem', { name: 'Block of an app' }));
  const id = await findByRole('textbox', { name: /Number of the poll/ });
  await user.type(id, '../7');
  await user.click(await findByRole('button', { name: 'Insert' }));
  await findByText('Use letters, digits and dashes.');
  expect(onChange).not.toHaveBeenCalled();
  await user.clear(id);
  await user.type(id, 'summer-2026');
  await user.click(await findByRole('button', { name: 'Insert' }));
  await waitFor(() => expect(onChange).toHaveBeenCalled());
  const written = onChange.mock.lastCall?.[0] as RichText | undefined;
  expect(written?.content.find(({ type }) => type === 'remoteBlock')).toMatchObject({
    attrs: { remote: 'polls', block: 'poll', id: 'summer-2026' },
  });
});

it('offers no blocks if no remote has one', async () => {
  const { findByRole, queryByRole, user } = editor('field');
  await user.click(await findByRole('button', { name: 'More tools' }));
  await findByRole('menuitem', { name: 'Video' });
  expect(queryByRole('menuitem', { name: 'Block of an app' })).toBeNull();
});

import { EMPTY_TEXT, type RichText } from '@boardwalk/contracts';
import { renderPage, waitFor } from '@boardwalk/kit/testing';
import { beforeEach, expect, it, vi } from 'vitest';
import { paragraph } from '../testing/documents.ts';
import { RichTextEditor } from './rich-text-editor.tsx';

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

it('offers no blocks if no remote has one', async () => {
  const { findByRole, queryByRole, user } = editor('field');
  await user.click(await findByRole('button', { name: 'More tools' }));
  await findByRole('menuitem', { name: 'Video' });
  expect(queryByRole('menuitem', { name: 'Block of an app' })).toBeNull();
});

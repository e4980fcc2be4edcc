import type { Release } from '@boardwalk/contracts';
import { loadForms, type SlotFiller } from '@boardwalk/kit';
import { renderPage } from '@boardwalk/kit/testing';
import type { Editor } from '@tiptap/core';
import { beforeAll, expect, it, vi } from 'vitest';
import { BlockDialog } from './block-dialog.tsx';

beforeAll(() => loadForms());

const poll: SlotFiller = {
  slot: 'article.blocks',
  module: './poll-block',
  block: 'poll',
  title: 'Poll',
  idLabel: 'Number of the poll',
  height: { base: 200, md: 200 },
  remote: 'polls',
  release: {} as Release,
};

it('inserts a block with its id, and rejects an id with other characters', async () => {
  const insertContent = vi.fn();
  const onClose = vi.fn();
  const editor = { commands: { insertContent } } as unknown as Editor;
  const { findByRole, findByText, user } = renderPage(
    <BlockDialog editor={editor} blocks={[poll]} onClose={onClose} backTo={() => null} />,
    { answers: {} },
  );
  const id = await findByRole('textbox', { name: /Number of the poll/ });
  await user.type(id, '../7');
  await user.click(await findByRole('button', { name: 'Insert' }));
  await findByText('Use letters, digits and dashes.');
  expect(insertContent).not.toHaveBeenCalled();
  await user.clear(id);
  await user.type(id, 'summer-2026');
  await user.click(await findByRole('button', { name: 'Insert' }));
  expect(insertContent).toHaveBeenCalledWith({
    type: 'remoteBlock',
    attrs: { remote: 'polls', block: 'poll', id: 'summer-2026' },
  });
  expect(onClose).toHaveBeenCalled();
});

import type { Comment, CommentThread } from '@boardwalk/contracts';
import { beforeAll, expect, it, vi } from 'vitest';
import { loadFields } from '../chakra/forms.ts';
import { useUiStore } from '../state/ui-store.ts';
import { type Answers, type MadeCall, renderPage, waitFor, within } from '../testing/render-page.tsx';
import { isPageUnsaved } from '../unsaved/unsaved.ts';
import { Comments } from './comments.tsx';

beforeAll(() => loadFields());

const ARTICLE = '00000000-0000-4000-8000-000000000001';
const commentOf = (last: number, text: string, fields: Partial<Comment> = {}): Comment => ({
  id: `00000000-0000-4000-8000-0000000000${last}`,
  about: { kind: 'article', id: ARTICLE },
  parentId: null,
  author: { username: 'kay', fullName: 'Kay', avatarUrl: null },
  text,
  mentions: [],
  version: 1,
  state: 'shown',
  removedBy: null,
  createdAt: new Date().toISOString(),
  editedAt: null,
  reports: 0,
  mine: true,
  editableUntil: new Date(Date.now() + 900_000).toISOString(),
  ...fields,
});
const threadOf = (comment: Comment, replies: Comment[] = []): CommentThread => ({
  ...comment,
  replies: { items: replies, nextCursor: null, count: replies.length },
});
const listOf = (...items: CommentThread[]) => ({ items, nextCursor: null });
const FIRST = threadOf(commentOf(11, 'The first of many.'));

function page(answers: Answers = {}) {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {});
  const all: Answers = { 'GET /api/articles/:id/comments': listOf(FIRST), ...answers };
  const page = renderPage(<Comments on="article" id={ARTICLE} open />, { answers: all });
  return { ...page, answers: all, scrolled };
}

const removalsIn = (calls: readonly MadeCall[]) =>
  calls.filter(({ endpoint }) => endpoint.startsWith('DELETE /api/comments/')).length;

it('shows a comment that was just posted directly below the field, and focuses it, by keyboard too', async () => {
  const written = commentOf(12, 'Mine is shown first.');
  const { findByLabelText, findByText, getAllByRole, getByText, user, answers, scrolled } = page({
    'POST /api/articles/:id/comments': written,
  });
  await findByText('The first of many.');
  await user.type(await findByLabelText('Write a comment'), 'Mine is shown first.');
  answers['GET /api/articles/:id/comments'] = listOf(FIRST, threadOf(written));
  await user.tab();
  expect(document.activeElement?.textContent).toBe('Comment');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement?.id).toBe(`comment-${written.id}`));
  expect(scrolled.mock.contexts).toContain(document.activeElement);
  await waitFor(() => expect(getByText('2 comments')).toBeTruthy());
  expect(getAllByRole('listitem').map(({ id }) => id)).toEqual([
    `comment-${written.id}`,
    `comment-${FIRST.id}`,
  ]);
  expect(document.activeElement?.id).toBe(`comment-${written.id}`);
  expect(useUiStore.getState().toasts[0]?.description).toBe('Posted. You can edit it for 15 minutes.');
});

it('counts replies among the comments', async () => {
  const replies = [13, 14].map((last) => commentOf(last, `Reply ${last}`, { parentId: FIRST.id }));
  const { findByText } = page({ 'GET /api/articles/:id/comments': listOf(threadOf(FIRST, replies)) });
  await findByText('3 comments');
});

it('hides the reader’s own comment when it is removed, and shows it again on undo', async () => {
  const other = threadOf(commentOf(12, 'Another one.', { mine: false }));
  const { findByText, getByRole, queryByText, user, calls } = page({
    'GET /api/articles/:id/comments': listOf(FIRST, other),
    'DELETE /api/comments/:id': undefined,
  });
  await findByText('The first of many.');
  getByRole('button', { name: 'Remove' }).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(queryByText('The first of many.')).toBeNull());
  expect(document.activeElement?.id).toBe(`comment-${other.id}`);
  const [toast] = useUiStore.getState().toasts;
  expect(toast?.description).toBe('Comment removed');
  toast?.action?.onSelect?.();
  useUiStore.getState().dismissToast(toast?.id);
  await findByText('The first of many.');
  await waitFor(() => expect(document.activeElement?.id).toBe(`comment-${FIRST.id}`));
  expect(removalsIn(calls)).toBe(0);
});

it.each([
  ['its toast is closed', () => useUiStore.getState().dismissToast()],
  ['the reader leaves the page', ({ unmount }: { unmount: () => void }) => unmount()],
])('removes a comment on the server when %s', async (_, end) => {
  const view = page({ 'DELETE /api/comments/:id': undefined });
  await view.findByText('The first of many.');
  await view.user.click(view.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(view.queryByText('The first of many.')).toBeNull());
  expect(removalsIn(view.calls)).toBe(0);
  end(view);
  await waitFor(() => expect(removalsIn(view.calls)).toBe(1));
});

it('shows no placeholder of a removed comment without replies, and one above replies', async () => {
  const gone = { text: '', state: 'removed', removedBy: 'author', mine: false } as const;
  const reply = commentOf(14, 'A reply to it.', { parentId: FIRST.id });
  const { findByText, queryByText, unmount } = page({
    'GET /api/articles/:id/comments': listOf(
      threadOf(commentOf(12, '', gone)),
      threadOf(commentOf(13, 'The only one left.')),
    ),
  });
  await findByText('1 comment');
  expect(queryByText(/The author removed this comment/)).toBeNull();
  unmount();
  const other = page({
    'GET /api/articles/:id/comments': listOf(threadOf(commentOf(11, '', gone), [reply])),
  });
  await other.findByText(/The author removed this comment/);
  await other.findByText('A reply to it.');
});

it('reports a comment from a menu, by keyboard', async () => {
  const { findByRole, findByText, user } = page({
    'GET /api/articles/:id/comments': listOf(threadOf(commentOf(12, 'Another one.', { mine: false }))),
  });
  await findByText('Another one.');
  (await findByRole('button', { name: 'More actions' })).focus();
  await user.keyboard('{Enter}');
  const item = await findByRole('menuitem', { name: 'Report' });
  await waitFor(() => expect(item.closest('[role=menu]')).toBe(document.activeElement));
  await user.keyboard('{ArrowDown}{Enter}');
  await findByRole('dialog', { name: 'Report this comment' });
});

it('focuses a reply that was just posted, and the comment if the reply is canceled', async () => {
  const reply = commentOf(13, 'Well said.', { parentId: FIRST.id });
  const { findByLabelText, findByText, getByRole, getByText, user, answers } = page({
    'POST /api/articles/:id/comments': reply,
  });
  await findByText('The first of many.');
  await user.click(getByRole('button', { name: 'Reply' }));
  await user.click(getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(document.activeElement?.id).toBe(`comment-${FIRST.id}`));
  await user.click(getByRole('button', { name: 'Reply' }));
  await user.type(await findByLabelText('Your reply'), 'Well said.');
  answers['GET /api/articles/:id/comments'] = listOf({
    ...FIRST,
    replies: { items: [reply], nextCursor: null, count: 1 },
  });
  await user.click(
    within(getByText('Your reply').closest('form') as HTMLElement).getByRole('button', { name: 'Reply' }),
  );
  await waitFor(() => expect(document.activeElement?.id).toBe(`comment-${reply.id}`));
});

it('focuses a comment whose change was saved', async () => {
  const changed = { ...FIRST, text: 'The first of several.', version: 2 };
  const { findByText, findByLabelText, getByRole, user, answers } = page({
    'PUT /api/comments/:id': changed,
  });
  await findByText('The first of many.');
  await user.click(getByRole('button', { name: 'Edit' }));
  await user.type(await findByLabelText('Your comment'), ' Or several.');
  answers['GET /api/articles/:id/comments'] = listOf(changed);
  await user.click(getByRole('button', { name: 'Save' }));
  await findByText('The first of several.');
  await waitFor(() => expect(document.activeElement?.id).toBe(`comment-${FIRST.id}`));
});

it('restores a half-written comment and reply until they are sent or discarded', async () => {
  const first = page();
  await first.findByText('The first of many.');
  await first.user.type(await first.findByLabelText('Write a comment'), 'Half a thought');
  await first.user.click(first.getByRole('button', { name: 'Reply' }));
  await first.user.type(await first.findByLabelText('Your reply'), 'Half an answer');
  first.unmount();

  const second = page({ 'POST /api/articles/:id/comments': commentOf(12, 'Half a thought') });
  await second.findByText('The first of many.');
  const comment = (await second.findByLabelText('Write a comment')) as HTMLTextAreaElement;
  expect(comment.value).toBe('Half a thought');
  await second.user.click(second.getByRole('button', { name: 'Reply' }));
  const reply = (await second.findByLabelText('Your reply')) as HTMLTextAreaElement;
  expect(reply.value).toBe('Half an answer');
  await second.user.click(second.getByRole('button', { name: 'Cancel' }));
  await second.user.click(second.getByRole('button', { name: 'Comment' }));
  await waitFor(() => expect(comment.value).toBe(''));
  second.unmount();
  expect(Object.keys(localStorage).filter((key) => key.startsWith('boardwalk-draft:comments'))).toEqual([]);
});

it('warns before leaving the page only where the browser stores no draft', async () => {
  const { findByText, findByLabelText, user } = page();
  await findByText('The first of many.');
  const comment = await findByLabelText('Write a comment');
  await user.type(comment, 'Half a thought');
  expect(isPageUnsaved()).toBe(false);
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  });
  await user.type(comment, ', and more');
  await waitFor(() => expect(isPageUnsaved()).toBe(true));
});

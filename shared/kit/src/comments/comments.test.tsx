import type { Comment, CommentThread } from '@boardwalk/contracts';
import { beforeAll, expect, it, vi } from 'vitest';
import { loadFields } from '../chakra/forms.ts';
import { type Answers, renderPage, waitFor, within } from '../testing/render-page.tsx';
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

it('scrolls to a comment that was just posted, and focuses it', async () => {
  const written = commentOf(12, 'Mine comes last.');
  const { findByLabelText, findByText, getByRole, user, answers, scrolled } = page({
    'POST /api/articles/:id/comments': written,
  });
  await findByText('The first of many.');
  await user.type(await findByLabelText('Write a comment'), 'Mine comes last.');
  answers['GET /api/articles/:id/comments'] = listOf(FIRST, threadOf(written));
  await user.click(getByRole('button', { name: 'Comment' }));
  await waitFor(() => expect(document.activeElement?.id).toBe(`comment-${written.id}`));
  expect(document.activeElement?.textContent).toContain('Mine comes last.');
  expect(scrolled.mock.contexts).toContain(document.activeElement);
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

import { type Article, EMPTY_TEXT, type ErrorCode } from '@boardwalk/contracts';
import { RequestError } from '@boardwalk/kit';
import { beforeEach, expect, it, vi } from 'vitest';
import { ArticleAutosave, DEBOUNCE_MS, type SaveState } from './article-autosave.ts';
import { type Draft, draftOf, EMPTY_DRAFT } from './draft.ts';

beforeEach(() => void vi.useFakeTimers());

const article = (change: Partial<Article> = {}): Article => ({
  id: '7f9c1a52-7a3e-4d0f-9f0c-1f5c3c1b2a01',
  slug: 'the-ferry',
  title: 'The ferry',
  summary: '',
  body: EMPTY_TEXT,
  category: 'city',
  tags: [],
  cover: null,
  commentsOpen: true,
  state: 'draft',
  pinned: false,
  author: { username: 'ada', fullName: 'Ada', avatarUrl: null },
  readingMinutes: 1,
  publishedAt: null,
  version: 1,
  createdAt: '2026-11-01T00:00:00Z',
  updatedAt: '2026-11-01T00:00:00Z',
  demo: false,
  moves: ['in_review'],
  may: { edit: true, submit: true, publish: false, archive: false, pin: false },
  ...change,
});

/** A fake server with one article, which can be made to fail. */
function startSaving(initial: Article | undefined, baseVersion?: number) {
  const states: SaveState[] = [];
  const stored: (Draft | undefined)[] = [];
  const versions: number[] = [];
  const sent: object[] = [];
  let row = initial;
  let fails: RequestError | undefined;
  let isFailing = (_: Partial<Draft>) => true;
  const answer = (change: object) => {
    sent.push(change);
    if (fails && isFailing(change)) return Promise.reject(fails);
    row = article({ ...row, ...change, version: (row?.version ?? 0) + 1 });
    return Promise.resolve(row);
  };
  const autosave = new ArticleAutosave({
    article: initial,
    baseVersion,
    store: (draft, version) => {
      stored.push(draft);
      versions.push(version);
    },
    onState: (state) => states.push(state),
    onSaved: () => {},
    create: (draft) => answer({ title: draft.title, ...(draft.body !== EMPTY_TEXT && { body: draft.body }) }),
    change: (_, change) => answer(change),
  });
  return {
    autosave,
    sent,
    last: () => states.at(-1),
    stored: () => stored.at(-1),
    storedVersion: () => versions.at(-1),
    /** @param matches the changes that fail; all of them by default. */
    fail: (error: RequestError | undefined, matches = isFailing) => {
      fails = error;
      isFailing = matches;
    },
  };
}

const failure = (parts: ConstructorParameters<typeof RequestError>[0]) => new RequestError(parts);
const refusal = (status: number, code: ErrorCode, current?: unknown) =>
  failure({ type: 'UNKNOWN', status, code, current });
const offline = failure({ type: 'NETWORK', status: 0 });
const before = draftOf(article());

it('waits for a pause, then sends the changes, once', async () => {
  const { autosave, sent, last, stored } = startSaving(article());
  autosave.write({ ...before, title: 'The ferri' });
  await vi.advanceTimersByTimeAsync(DEBOUNCE_MS - 1);
  autosave.write({ ...before, title: 'The ferries' });
  await vi.advanceTimersByTimeAsync(DEBOUNCE_MS - 1);
  expect(sent).toEqual([]);
  expect(stored()?.title).toBe('The ferries');
  await vi.advanceTimersByTimeAsync(1);
  expect(sent).toEqual([{ title: 'The ferries' }]);
  expect(last()).toMatchObject({ kind: 'saved' });
  expect(stored()).toBeUndefined();
});

it('creates an article once it has a title', async () => {
  const { autosave, sent, last, stored } = startSaving(undefined);
  autosave.write({ ...EMPTY_DRAFT, title: 'Th' });
  await vi.advanceTimersByTimeAsync(DEBOUNCE_MS);
  expect(sent).toEqual([]);
  expect(last()).toEqual({ kind: 'untitled' });
  expect(stored()?.title).toBe('Th');
  autosave.write({ ...EMPTY_DRAFT, title: 'The ferry' });
  await vi.advanceTimersByTimeAsync(DEBOUNCE_MS);
  expect(sent).toEqual([{ title: 'The ferry' }]);
  expect(autosave.article?.version).toBe(1);
});

it('stores changes in the browser while offline, and sends them when online again', async () => {
  const { autosave, sent, last, stored, fail } = startSaving(article());
  fail(offline);
  autosave.write({ ...before, summary: 'All day' });
  await vi.advanceTimersByTimeAsync(DEBOUNCE_MS);
  expect(last()).toMatchObject({ kind: 'local' });
  expect(stored()?.summary).toBe('All day');
  fail(undefined);
  await vi.advanceTimersByTimeAsync(5000);
  expect(last()).toMatchObject({ kind: 'saved' });
  expect(sent).toHaveLength(2);
});

it('retries immediately after a refused token, and then waits as when offline', async () => {
  const { autosave, sent, last, stored, fail } = startSaving(article());
  fail(failure({ type: 'AUTHENTICATION', status: 401 }));
  autosave.write({ ...before, summary: 'All day' });
  await vi.advanceTimersByTimeAsync(DEBOUNCE_MS);
  expect(last()).toEqual({ kind: 'saving' });
  await vi.advanceTimersByTimeAsync(1);
  expect(sent).toHaveLength(2);
  expect(last()).toMatchObject({ kind: 'local' });
  expect(stored()?.summary).toBe('All day');
  await vi.advanceTimersByTimeAsync(4999);
  expect(sent).toHaveLength(2);
  fail(undefined);
  await vi.advanceTimersByTimeAsync(1);
  expect(last()).toMatchObject({ kind: 'saved' });
  expect(sent).toHaveLength(3);
});

it('stops after a version conflict until one version is chosen, and continues from it', async () => {
  const { autosave, sent, last, stored, fail } = startSaving(article());
  const theirs = article({ title: 'Theirs', version: 4 });
  fail(refusal(409, 'ARTICLE_STALE', theirs));
  autosave.write({ ...before, title: 'Mine' });
  await vi.advanceTimersByTimeAsync(DEBOUNCE_MS);
  expect(last()).toEqual({ kind: 'conflict', theirs });
  autosave.write({ ...before, title: 'Mine, longer' });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toHaveLength(1);
  expect(stored()?.title).toBe('Mine, longer');
  fail(undefined);
  expect(await autosave.keepMine(theirs)).toBe(true);
  expect(sent.at(-1)).toEqual({ title: 'Mine, longer' });
});

it('sends nothing of a text based on an earlier version until one version is chosen', async () => {
  const now = article({ title: 'Theirs', version: 4 });
  const { autosave, sent, last, stored, storedVersion } = startSaving(now, 3);
  autosave.write({ ...before, title: 'Mine' });
  autosave.write({ ...before, title: 'Mine, longer' });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toEqual([]);
  expect(stored()?.title).toBe('Mine, longer');
  expect(storedVersion()).toBe(3);
  expect(await autosave.keepMine(now)).toBe(true);
  expect(sent).toEqual([{ title: 'Mine, longer' }]);
  expect(last()).toMatchObject({ kind: 'saved' });
});

it('shows a rejection, and retries after a change', async () => {
  const { autosave, last, fail } = startSaving(article());
  const error = refusal(409, 'SLUG_TAKEN');
  fail(error);
  autosave.write({ ...before, slug: 'taken' });
  await vi.advanceTimersByTimeAsync(DEBOUNCE_MS);
  expect(last()).toEqual({ kind: 'refused', error, fields: { slug: error.message } });
  fail(undefined);
  autosave.write({ ...before, slug: 'free' });
  await vi.advanceTimersByTimeAsync(DEBOUNCE_MS);
  expect(last()).toMatchObject({ kind: 'saved' });
});

it('counts as saved if a rejected value was reverted before the response', async () => {
  const { autosave, fail, last } = startSaving(article());
  fail(refusal(409, 'SLUG_TAKEN'), () => {
    autosave.write(before);
    return true;
  });
  autosave.write({ ...before, slug: 'taken' });
  await vi.advanceTimersByTimeAsync(DEBOUNCE_MS);
  expect(last()?.kind).toBe('saved');
});

it('saves the rest without a rejected value, and sends that again after it has changed', async () => {
  const { autosave, sent, last, stored, fail } = startSaving(article());
  const fields = [{ path: 'body.tags.1', message: 'Use letters.' }];
  fail(failure({ type: 'VALIDATION', status: 422, code: 'INPUT_INVALID', fields }), ({ tags }) =>
    Boolean(tags),
  );
  const draft = { ...before, summary: 'All day', tags: ['pier', 'p!er'] };
  autosave.write(draft);
  await vi.advanceTimersByTimeAsync(DEBOUNCE_MS + 1);
  expect(sent).toEqual([{ summary: 'All day', tags: ['pier', 'p!er'] }, { summary: 'All day' }]);
  expect(last()).toMatchObject({ kind: 'refused', fields: { tags: 'Use letters.' } });
  expect(stored()?.tags).toEqual(['pier', 'p!er']);
  autosave.write({ ...draft, title: 'The ferries' });
  await vi.advanceTimersByTimeAsync(DEBOUNCE_MS);
  expect(sent.at(-1)).toEqual({ title: 'The ferries' });
  expect(last()).toMatchObject({ kind: 'refused', fields: { tags: 'Use letters.' } });
  expect(await autosave.flush()).toBe(false);
  fail(undefined);
  autosave.write({ ...draft, title: 'The ferries', tags: ['pier', 'night'] });
  await vi.advanceTimersByTimeAsync(DEBOUNCE_MS);
  expect(sent.at(-1)).toEqual({ tags: ['pier', 'night'] });
  expect(last()).toMatchObject({ kind: 'saved' });
  expect(stored()).toBeUndefined();
});

it.each([400, 413])(
  'saves everything but an unreadable text (%i), and creates a new article with it',
  async (status) => {
    const { autosave, sent, last, stored, fail } = startSaving(undefined);
    const body = { ...EMPTY_TEXT, content: [{ type: 'horizontalRule' as const }] };
    const error = failure({
      type: status === 413 ? 'UNKNOWN' : 'VALIDATION',
      status,
      serverMessage: 'Too deep.',
    });
    fail(error, (change) => Boolean(change.body));
    autosave.write({ ...EMPTY_DRAFT, title: 'The ferry', body });
    await vi.advanceTimersByTimeAsync(DEBOUNCE_MS + 1);
    expect(autosave.article?.title).toBe('The ferry');
    expect(last()).toEqual({ kind: 'refused', error, fields: { body: 'Too deep.' } });
    expect(stored()?.body).toEqual(body);
    const attempts = sent.length;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toHaveLength(attempts);
    fail(undefined);
    autosave.write({ ...EMPTY_DRAFT, title: 'The ferry', body: EMPTY_TEXT });
    await vi.advanceTimersByTimeAsync(DEBOUNCE_MS);
    expect(last()).toMatchObject({ kind: 'saved' });
    expect(stored()).toBeUndefined();
  },
);

it('sends only the last changes after the page was left', async () => {
  const { autosave, sent } = startSaving(article());
  autosave.write({ ...before, title: 'The last word' });
  await autosave.leave();
  expect(sent).toEqual([{ title: 'The last word' }]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toHaveLength(1);
});

it('changes what readers see only when the author publishes it', async () => {
  const { autosave, sent, last, stored } = startSaving(article({ state: 'published' }));
  autosave.write({ ...before, title: 'Half a sen' });
  await vi.advanceTimersByTimeAsync(60_000);
  await autosave.leave();
  expect(sent).toEqual([]);
  expect(last()).toEqual({ kind: 'unsent' });
  expect(stored()?.title).toBe('Half a sen');
  expect(await autosave.flush()).toBe(true);
  expect(sent).toEqual([{ title: 'Half a sen' }]);
});

it('shows when the server saved it, not when the page was opened', async () => {
  vi.setSystemTime(new Date('2026-11-02T08:00:00Z'));
  const { autosave, last } = startSaving(article());
  autosave.write({ ...before, title: 'A slip' });
  autosave.write(before);
  expect(last()).toEqual({ kind: 'saved', at: Date.parse('2026-11-01T00:00:00Z') });
  autosave.write({ ...before, title: 'The ferries' });
  await vi.advanceTimersByTimeAsync(DEBOUNCE_MS);
  expect(last()).toEqual({ kind: 'saved', at: Date.parse('2026-11-02T08:00:00Z') + DEBOUNCE_MS });
});

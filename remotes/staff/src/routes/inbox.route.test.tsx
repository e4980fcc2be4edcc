import type { CommentCase, InboxCounts, InboxItem, Permission, Review } from '@boardwalk/contracts';
import { loadFields, loadForms, useSettingsStore } from '@boardwalk/kit';
import { type Answers, expectAccessible, renderPage, waitFor, within } from '@boardwalk/kit/testing';
import { beforeAll, expect, it } from 'vitest';
import { InboxRoute } from './inbox.route.tsx';

// Like the route's loader.
beforeAll(() => Promise.all([loadFields(), loadForms()]));

const HOUR_MS = 3_600_000;
const at = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();
const person = { id: 'auth0|milo', username: 'milo', fullName: 'Milo', avatarUrl: null };
const id = (last: number) => `00000000-0000-4000-8000-00000000000${last}`;
const ITEM: InboxItem = {
  id: id(1),
  kind: 'comment',
  subject: id(9),
  title: 'The pier is open',
  note: 'Insults the crew.',
  count: 2,
  label: { en: 'Comment', de: 'Kommentar' },
  open: { en: 'Open article', de: 'Artikel öffnen' },
  href: '/news/the-pier#comments',
  openedAt: at(-30),
  dueAt: at(-6),
  overdue: true,
  version: 3,
  about: person,
  assignee: null,
  snoozed: null,
  closed: null,
  refusal: null,
};
const SECOND: InboxItem = {
  ...ITEM,
  id: id(2),
  kind: 'application',
  title: 'Join the city',
  note: '',
  count: 1,
  overdue: false,
  label: { en: 'Application', de: 'Bewerbung' },
  href: '/forms/review/x',
  dueAt: at(6),
  assignee: { ...person, id: 'auth0|ines', fullName: 'Ines', mine: false, until: at(0.4) },
};
const COUNTS: InboxCounts = {
  all: 2,
  mine: 0,
  unassigned: 1,
  overdue: 1,
  snoozed: 0,
  kinds: [
    { kind: 'comment', label: ITEM.label, count: 1 },
    { kind: 'application', label: SECOND.label, count: 1 },
  ],
};
const commentOf = (last: number, text: string): CommentCase['before'][number] => ({
  id: id(last),
  about: { kind: 'article' as const, id: id(8) },
  author: person,
  text,
  version: 1,
  state: 'shown',
  reports: 0,
  parentId: null,
  mentions: [],
  removedBy: null,
  createdAt: at(-30),
  editedAt: null,
  mine: false,
  editableUntil: at(-29),
});
const CASE: CommentCase = {
  comment: {
    ...commentOf(9, 'Clowns, all of you.'),
    title: 'The pier is open',
    href: '/news/the-pier#comments',
  },
  reports: [
    {
      by: { username: 'kim', fullName: 'Kim', avatarUrl: null },
      kind: 'insult',
      at: at(-29),
      reason: 'Insults the crew.',
      text: 'Clowns, the whole crew.',
    },
  ],
  parent: null,
  before: [commentOf(6, 'A fine pier.')],
  after: [],
};

const page = (answers: Answers = {}, permissions: Permission[] = ['comments.moderate']) =>
  renderPage(<InboxRoute />, {
    answers: {
      'GET /api/inbox': { items: [ITEM, SECOND], nextCursor: null },
      'GET /api/inbox/counts': COUNTS,
      'GET /api/inbox/:id': ITEM,
      'GET /api/comments/:id/case': CASE,
      ...answers,
    },
    permissions,
  });

it('lists waiting items with their assignees', async () => {
  const { findByRole, container } = page();
  const list = await findByRole('list', { name: 'Open items' });
  const [first, second] = within(list).getAllByRole('link');
  expect(first?.textContent).toContain('Comment · ×2');
  expect(first?.textContent).toContain('Insults the crew.');
  expect(first?.textContent).toContain('Overdue');
  expect(first?.textContent).toContain('Unassigned');
  expect(second?.textContent).toContain('Ines');
  const lists = within(await findByRole('navigation', { name: 'Inbox lists' }));
  await waitFor(() =>
    expect(lists.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'All 22 items',
      'Mine 00 items',
      'Unassigned 11 item',
      'Overdue 11 item',
      'Snoozed 00 items',
    ]),
  );
  await expectAccessible(container);
});

it('opens the first item from the start', async () => {
  const { findByRole, findByText } = page();
  await findByText('Clowns, all of you.');
  const rows = within(await findByRole('list', { name: 'Open items' })).getAllByRole('link');
  expect(rows.map((row) => row.getAttribute('aria-current'))).toEqual(['true', null]);
  await findByText(/^Waiting 30h, overdue by 6h$/);
});

it('shows a reported comment in its thread, and takes it', async () => {
  const { findByRole, findByText, calls, user, container } = page({
    'PUT /api/inbox/:id/assignee': {
      ...ITEM,
      version: 4,
      assignee: { ...person, id: 'auth0|kay', fullName: 'Kay', mine: true, until: null },
    },
  });
  const list = await findByRole('list', { name: 'Open items' });
  const [first] = within(list).getAllByRole('link');
  if (first) await user.click(first);
  await findByText('Clowns, all of you.');
  await findByText('A fine pier.');
  await expectAccessible(container);
  await user.click(await findByRole('button', { name: 'Assign to me' }));
  await findByText('Assigned to you');
  expect(calls).toContainEqual({
    endpoint: `PUT /api/inbox/${ITEM.id}/assignee`,
    body: { assigneeId: 'auth0|kay', version: 3 },
  });
});

it('assigns it to a member from the list of candidates', async () => {
  const ines = { ...person, id: 'auth0|ines', fullName: 'Ines' };
  const { findByRole, calls, user, container } = page({
    'GET /api/inbox/:id/candidates': { items: [ines, person] },
    'PUT /api/inbox/:id/assignee': { ...ITEM, version: 4, assignee: { ...ines, mine: false, until: null } },
  });
  const list = await findByRole('list', { name: 'Open items' });
  const [first] = within(list).getAllByRole('link');
  if (first) await user.click(first);
  await user.click(await findByRole('button', { name: 'Assign to…' }));
  const item = await findByRole('menuitem', { name: 'Ines' });
  // The menu selects the item that was highlighted when React last rendered it.
  await user.pointer({ keys: '[MouseLeft>]', target: item });
  await waitFor(() => expect(item.hasAttribute('data-highlighted')).toBe(true));
  await user.pointer({ keys: '[/MouseLeft]', target: item });
  await waitFor(() => expect(container.textContent).toContain('Assigned to Ines'));
  expect(calls).toContainEqual({
    endpoint: `PUT /api/inbox/${ITEM.id}/assignee`,
    body: { assigneeId: ines.id, version: 3 },
  });
});

it('moves, opens and takes by keys, and never while the user types', async () => {
  useSettingsStore.getState().change({ letterKeys: 'all' });
  const { findByRole, findByText, calls, user } = page({
    'PUT /api/inbox/:id/assignee': { ...ITEM, version: 4, assignee: { ...person, mine: true, until: null } },
  });
  const list = await findByRole('list', { name: 'Open items' });
  const rows = within(list).getAllByRole('link');
  // There is no layout here, so visibility has to be simulated.
  for (const row of rows) Object.defineProperty(row, 'offsetParent', { value: document.body });
  // The first item is open from the start.
  await user.keyboard('j');
  expect(document.activeElement).toBe(rows[1]);
  await user.keyboard('{ArrowUp}');
  expect(document.activeElement).toBe(rows[0]);
  await user.keyboard('j');
  await user.keyboard('k');
  expect(document.activeElement).toBe(rows[0]);
  await user.selectOptions(await findByRole('combobox', { name: 'Type' }), '');
  (await findByRole('combobox', { name: 'Type' })).focus();
  await user.keyboard('a');
  expect(calls.filter(({ endpoint }) => endpoint.startsWith('PUT'))).toEqual([]);
  rows[0]?.focus();
  await user.keyboard('{Enter}');
  await findByText('Clowns, all of you.');
  await user.keyboard('a');
  await findByText('Assigned to you');
  await user.keyboard('?');
  await findByRole('dialog', { name: 'Inbox shortcuts' });
  useSettingsStore.getState().reset();
});

it('ignores the key to take an item unless it is enabled', async () => {
  const { findByRole, calls, user } = page({});
  const list = await findByRole('list', { name: 'Open items' });
  within(list).getAllByRole('link')[0]?.focus();
  await user.keyboard('a');
  expect(calls.filter(({ endpoint }) => endpoint.startsWith('PUT'))).toEqual([]);
});

const REVIEW = {
  id: id(9),
  version: 4,
  state: 'submitted',
  applicant: person,
  form: { id: id(7), slug: 'join', title: 'Join the city' },
  attempt: 1,
  earlier: [],
  identities: [],
  scoredBy: 0,
  ownScore: null,
  quiz: {},
  decision: null,
  appeal: null,
  interview: null,
  settings: { interview: 'never', templates: [] },
  definition: {
    fields: [
      { id: 'why', type: 'long_text', label: 'Why here?' },
      { id: 'mail', type: 'email', label: 'E-mail', sensitive: true },
    ],
  },
  answers: { why: 'For the ferries.', mail: 'milo@example.org' },
  may: {
    claim: true,
    takeOver: false,
    decide: false,
    undo: false,
    requestChanges: false,
    invite: false,
    revoke: false,
    waive: false,
    judgeAppeal: false,
  },
} as unknown as Review;

it('claims and decides an application next to the list, in two steps', async () => {
  const answers: Answers = {
    'GET /api/inbox': { items: [SECOND], nextCursor: null },
    'GET /api/inbox/:id': { ...SECOND, assignee: null },
    'GET /api/reviews/:id': REVIEW,
    'PUT /api/reviews/:id/claim': REVIEW,
    'POST /api/reviews/:id/decision': REVIEW,
  };
  const { findByRole, findByText, queryByText, calls, user, container } = page(answers, [
    'applications.review',
    'applications.decide',
  ]);
  await findByText('For the ferries.');
  expect(queryByText('milo@example.org')).toBeNull();
  await expectAccessible(container);
  await user.click(await findByRole('button', { name: 'Approve' }));
  const dialog = within(await findByRole('dialog', { name: 'Approve Milo?' }));
  await user.click(dialog.getByRole('button', { name: 'Approve' }));
  await waitFor(() =>
    expect(calls.filter(({ endpoint }) => !endpoint.startsWith('GET'))).toEqual([
      { endpoint: `PUT /api/reviews/${REVIEW.id}/claim`, body: { takeOver: false } },
      {
        endpoint: `POST /api/reviews/${REVIEW.id}/decision`,
        body: { outcome: 'approved', reason: '', version: 4 },
      },
    ]),
  );
});

it('offers no decision to reviewers without its permission', async () => {
  const { findByText, queryByRole } = page(
    {
      'GET /api/inbox': { items: [SECOND], nextCursor: null },
      'GET /api/inbox/:id': SECOND,
      'GET /api/reviews/:id': REVIEW,
    },
    ['applications.review'],
  );
  await findByText('For the ferries.');
  expect(queryByRole('button', { name: 'Approve' })).toBeNull();
});

it('shows that it is done, and offers no actions', async () => {
  const closed = { at: at(-1), by: { username: 'ines', fullName: 'Ines', avatarUrl: null } };
  const { findByRole, findByText, queryByRole, user } = page({ 'GET /api/inbox/:id': { ...ITEM, closed } });
  const list = await findByRole('list', { name: 'Open items' });
  const [first] = within(list).getAllByRole('link');
  if (first) await user.click(first);
  await findByText(/Closed by/);
  expect(queryByRole('button', { name: 'Assign to me' })).toBeNull();
  expect(await findByRole('link', { name: 'Open article' })).toBeTruthy();
});

it('shows why a member can’t take it, although they may assign it to another', async () => {
  const { findByRole, findByText, queryByRole, user } = page({
    'GET /api/inbox/:id': { ...ITEM, refusal: 'own-decision' },
  });
  const list = await findByRole('list', { name: 'Open items' });
  const [first] = within(list).getAllByRole('link');
  if (first) await user.click(first);
  await findByText(/You made this decision/);
  expect(queryByRole('button', { name: 'Assign to me' })).toBeNull();
  await findByRole('button', { name: 'Assign to…' });
});

it('renders an unknown kind with the item’s own data', async () => {
  const unknown = {
    ...ITEM,
    kind: 'event' as 'comment',
    note: 'A fair on the pier.',
    count: 1,
    label: { en: 'Proposed event', de: 'Veranstaltung' },
    open: { en: 'Look at it', de: 'Ansehen' },
  };
  const { findByRole, getAllByText, user } = page({
    'GET /api/inbox': { items: [unknown], nextCursor: null },
    'GET /api/inbox/:id': unknown,
  });
  const list = await findByRole('list', { name: 'Open items' });
  const [first] = within(list).getAllByRole('link');
  if (first) await user.click(first);
  const link = await findByRole('link', { name: 'Look at it' });
  expect(link.getAttribute('href')).toBe(ITEM.href);
  await waitFor(() => expect(getAllByText(/^Proposed event/)).toHaveLength(2));
});

it('shows an empty state', async () => {
  const { findByText, container } = page({
    'GET /api/inbox': { items: [], nextCursor: null },
    'GET /api/inbox/counts': { ...COUNTS, all: 0, unassigned: 0, overdue: 0 },
  });
  await findByText('No open items');
  await expectAccessible(container);
});

it('shows a failure', async () => {
  const { findByText } = page({ 'GET /api/inbox': 503 });
  await findByText('The inbox could not be loaded');
});

it('requires a permission for any of its kinds', async () => {
  const { findByText, calls } = page({}, ['news.write']);
  await findByText(/Missing permission/);
  expect(calls.map(({ endpoint }) => endpoint)).not.toContain('GET /api/inbox');
});

import { expect, it } from 'vitest';
import { addressOf, type DeskFilters, deskViewOf, tabsOf } from './desk-view.ts';

const editor = { writes: true, publishes: true, moderates: true };
const author = { writes: true, publishes: false, moderates: false };
const moderator = { writes: false, publishes: false, moderates: true };
const filters = (change: Partial<DeskFilters> = {}): DeskFilters => ({
  tab: '',
  search: '',
  sort: '',
  by: '',
  ...change,
});

it('opens on articles in review for publishers, longest waiting first', () => {
  expect(deskViewOf(filters(), editor)).toEqual({
    tab: 'in_review',
    search: '',
    sort: 'oldest',
    scope: 'all',
  });
});

it('opens on own drafts for authors, and on comments for moderators', () => {
  expect(deskViewOf(filters(), author)).toMatchObject({ tab: 'draft', sort: 'newest', scope: 'mine' });
  expect(deskViewOf(filters(), moderator).tab).toBe('comments');
});

it('ignores invalid values in the URL', () => {
  const params = filters({ tab: 'published', search: 'ferry', sort: 'oldest', by: 'me' });
  expect(deskViewOf(params, editor)).toEqual({
    tab: 'published',
    search: 'ferry',
    sort: 'oldest',
    scope: 'mine',
  });
  expect(deskViewOf(filters({ tab: 'nonsense', sort: 'size' }), editor)).toMatchObject({
    tab: 'in_review',
    sort: 'oldest',
  });
  expect(deskViewOf(filters({ tab: 'comments', by: 'all' }), author)).toMatchObject({
    tab: 'draft',
    scope: 'mine',
  });
});

it('keeps the search across tabs, and the sorting of each', () => {
  expect(addressOf('draft', filters({ search: 'the ferry', sort: 'oldest', by: 'me' }))).toBe(
    '/news/desk?tab=draft&search=the+ferry&by=me',
  );
  expect(addressOf('comments', filters({ search: 'ferry' }))).toBe('/news/desk?tab=comments');
});

it('has the tabs that the member’s permissions allow', () => {
  expect(tabsOf(editor)).toEqual([
    'in_review',
    'draft',
    'scheduled',
    'published',
    'archived',
    'all',
    'comments',
  ]);
  expect(tabsOf(moderator)).toEqual(['comments']);
});

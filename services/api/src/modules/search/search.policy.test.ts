import { SEARCH_KIND_NAMES } from '@boardwalk/contracts';
import { expect, it } from 'vitest';
import { inOrder, kindsFor, missingGroup, toGroup } from './search.policy.ts';
import { FIT } from './search-source.ts';

const reader = (...permissions: 'applications.review'[]) => ({ permissions });
const hit = (path: string, fit: number) => ({ path, title: path, fit });

it('selects kinds that the reader may see and whose areas are on', () => {
  expect(kindsFor(null, [])).toEqual(['rule', 'doc', 'event', 'stream', 'member', 'app']);
  expect(kindsFor(reader(), [])).not.toContain('review');
  expect(kindsFor(reader('applications.review'), [])).toEqual(SEARCH_KIND_NAMES);
  expect(kindsFor(reader('applications.review'), ['forms', 'docs'])).toEqual([
    'event',
    'stream',
    'member',
    'property',
    'article',
    'app',
  ]);
  expect(kindsFor(null, [], ['article', 'doc'])).toEqual(['doc']);
});

it('sorts groups by their best match, then by the order of kinds', () => {
  const groups = inOrder([
    toGroup('rule', [hit('/docs/rules#R2', FIT.text)], undefined),
    toGroup('doc', [], undefined),
    missingGroup('event'),
    toGroup('member', [hit('/members/r2', FIT.exact), hit('/members/r23', FIT.start)], '/users?search=r2'),
    toGroup('article', [hit('/news/r2', FIT.text)], undefined),
  ]);
  expect(groups.map(({ kind }) => kind)).toEqual(['member', 'rule', 'article', 'event']);
  expect(groups[0]).toEqual({
    kind: 'member',
    all: '/users?search=r2',
    missing: false,
    items: ['/members/r2', '/members/r23'].map((path) => ({
      path,
      title: path,
      detail: '',
      excerpt: null,
      at: null,
      person: null,
      mark: null,
    })),
  });
  expect(groups.at(-1)).toEqual({ kind: 'event', items: [], all: null, missing: true });
});

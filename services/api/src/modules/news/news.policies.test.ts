import { ARTICLE_STATES, type ArticleState, type Permission } from '@boardwalk/contracts';
import { describe, expect, it } from 'vitest';
import { slugOfTitle } from '../../platform/text/slug-of-title.ts';
import {
  changedFields,
  changesRevision,
  isUsableSlug,
  slugCandidates,
  storedBody,
  withoutControls,
} from './article-fields.policy.ts';
import type { RevisionRow } from './article-records.table.ts';
import { cutHighlight, MATCH_END, MATCH_START } from './article-search.repository.ts';
import { judgeTransition, mayEdit, maySee, permissionsOn, transitionsOf } from './article-states.policy.ts';
import type { ArticleRow } from './articles.table.ts';
import { goesIntoNewest } from './revision.policy.ts';

const asker = (id: string, ...permissions: Permission[]) => ({ id, permissions });
const author = asker('a', 'news.write');
const colleague = asker('b', 'news.write');
const editor = asker('e', 'news.write', 'news.publish');
const reader = asker('r');
const inState = (state: ArticleState) => ({ state, authorId: 'a' });

describe('permissions', () => {
  it.each([
    ['draft', ['in_review'], ['in_review', 'scheduled', 'published']],
    ['in_review', ['draft'], ['draft', 'scheduled', 'published']],
    ['scheduled', [], ['draft', 'in_review', 'scheduled', 'published']],
    ['published', [], ['archived']],
    ['archived', [], ['draft', 'published']],
  ] as const)('move %s: its author %j, an editor %j', (state, ofAuthor, ofEditor) => {
    expect(transitionsOf(author, inState(state))).toEqual(ofAuthor);
    expect(transitionsOf(editor, inState(state))).toEqual(ofEditor);
    expect(transitionsOf(colleague, inState(state))).toEqual([]);
    expect(transitionsOf(reader, inState(state))).toEqual([]);
  });

  it.each(ARTICLE_STATES)('show %s to others only when it is published', (state) => {
    const out = state === 'published';
    expect([author, editor, colleague, reader].map((who) => maySee(who, inState(state)))).toEqual([
      true,
      true,
      out,
      out,
    ]);
  });

  it('let authors edit their article until a decision', () => {
    expect(ARTICLE_STATES.filter((state) => mayEdit(author, inState(state)))).toEqual(['draft', 'in_review']);
    expect(ARTICLE_STATES.filter((state) => mayEdit(editor, inState(state)))).toEqual([...ARTICLE_STATES]);
    expect(ARTICLE_STATES.some((state) => mayEdit(colleague, inState(state)))).toBe(false);
  });

  it('deny authors their own article after they lose the permission to write', () => {
    expect(maySee(asker('a'), inState('draft'))).toBe(false);
    expect(mayEdit(asker('a'), inState('draft'))).toBe(false);
  });

  it('distinguish impossible transitions from forbidden ones', () => {
    expect(judgeTransition(editor, inState('published'), 'draft')).toEqual({
      refusal: 'ARTICLE_STATE_REFUSED',
    });
    expect(judgeTransition(author, inState('draft'), 'published')).toEqual({ refusal: 'ACCESS_DENIED' });
    expect(judgeTransition(colleague, inState('published'), 'draft')).toEqual({ refusal: 'ACCESS_DENIED' });
  });

  it('return the same rules in the response', () => {
    expect(permissionsOn(author, inState('draft'))).toEqual({
      may: { edit: true, submit: true, publish: false, archive: false, pin: false },
      moves: ['in_review'],
    });
    expect(permissionsOn(editor, inState('published'))).toEqual({
      may: { edit: true, submit: false, publish: false, archive: true, pin: true },
      moves: ['archived'],
    });
  });
});

describe('slugs', () => {
  it.each([
    ['Courthouse reopens after the flood', 'courthouse-reopens-after-the-flood'],
    ['Fähre & Größe: 100 % mehr', 'faehre-and-groesse-100-mehr'],
    ['Паром опоздал', 'parom-opozdal'],
    ['¿Qué pasó?', 'que-paso'],
    ['???', 'article'],
  ])('for %s start with %s', async (title, slug) => {
    expect(await slugOfTitle(title, 'article')).toBe(slug);
  });

  it('are limited in length, and end with a whole word', async () => {
    const slug = await slugOfTitle('harbour '.repeat(20), 'article');
    expect(slug.length).toBeLessThanOrEqual(100);
    expect(slug.endsWith('-harbour')).toBe(true);
    expect(await slugOfTitle('x'.repeat(150), 'article')).toHaveLength(100);
    for (const candidate of slugCandidates('x'.repeat(100), '00000000-0000-4000-8000-000000000000'))
      expect(candidate.length).toBeLessThanOrEqual(100);
  });

  it('exclude other paths of the site', () => {
    expect(slugCandidates('tags', 'abcdef12-0000-4000-8000-000000000000')[0]).toBe('tags-2');
    expect(isUsableSlug('desk')).toBe(false);
    expect(isUsableSlug('00000000-0000-4000-8000-000000000000')).toBe(false);
  });
});

describe('a save within ten minutes', () => {
  const begunAt = new Date('2026-11-21T10:00:00Z');
  const newest = { editorId: 'a', begunAt, restoredFrom: null, seen: false } as RevisionRow;
  const saving = {
    editorId: 'a',
    at: new Date('2026-11-21T10:09:59Z'),
    state: 'draft' as ArticleState,
    publishedAt: null,
  };

  it('goes into the same revision', () => {
    expect(goesIntoNewest(newest, saving)).toBe(true);
    expect(goesIntoNewest(newest, { ...saving, at: new Date('2026-11-21T10:10:00Z') })).toBe(false);
  });

  it.each([
    ['by somebody else', newest, { ...saving, editorId: 'b' }],
    ['of what is out', newest, { ...saving, state: 'published' as const }],
    ['after it was out', newest, { ...saving, publishedAt: begunAt }],
    ['after it was written for readers', { ...newest, seen: true }, saving],
    ['after something was brought back', { ...newest, restoredFrom: 1 }, saving],
    ['of nothing', undefined, saving],
  ])('creates a new revision %s', (_, revision, what) => {
    expect(goesIntoNewest(revision, what)).toBe(false);
  });
});

describe('a change', () => {
  const body = (...keys: [string, unknown][]) => Object.fromEntries(keys) as never;
  const row = {
    title: 'A',
    summary: '',
    tags: ['x'],
    body: body(['type', 'doc'], ['content', []]),
  } as unknown as ArticleRow;

  it('is empty when all fields are equal, in any order of keys', () => {
    const wanted = { title: 'A', tags: ['x', 'x'], body: body(['content', []], ['type', 'doc']) };
    expect(changedFields(row, wanted)).toEqual({});
  });

  it('contains the differing fields, with the derived columns of a body', () => {
    const text = {
      type: 'doc' as const,
      content: [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text: 'a\u0002b' }] }],
    };
    expect(changedFields(row, { title: 'B', body: text })).toEqual({
      title: 'B',
      ...storedBody(text),
      bodyText: 'a b',
    });
    expect(changesRevision({ slug: 'a' })).toBe(false);
    expect(changesRevision({ tags: [] })).toBe(true);
    expect(changesRevision({ body: text })).toBe(true);
  });
});

it('splits a marked text into alternating pieces', () => {
  const marked = `the ${MATCH_START}ferry${MATCH_END} and the ${MATCH_START}ferries${MATCH_END}`;
  expect(cutHighlight(marked)).toEqual(['the ', 'ferry', ' and the ', 'ferries', '']);
  expect(cutHighlight(`${MATCH_START}ferry${MATCH_END}`)).toEqual(['', 'ferry', '']);
  expect(cutHighlight('nothing')).toEqual(['nothing']);
  expect(withoutControls('a\u0000b\nc')).toBe('a b\nc');
});

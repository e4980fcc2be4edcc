// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import type { EditorContext } from '../editor-context.ts';
import { INSERTS } from '../toolbar/tools.ts';
import { findInserts } from './find-inserts.ts';
import { INSERT_KEYWORDS } from './insert-keywords.ts';

const poll = { remote: 'polls', block: 'poll' };
const whole = {
  onUploadImage: () => {},
  mentionSource: () => {},
  remoteBlocks: [poll],
} as unknown as EditorContext;
const bare = { remoteBlocks: [] as EditorContext['remoteBlocks'] } as EditorContext;
const idsOf = (query: string, context = whole) => findInserts(query, context).map(({ id }) => id);

it('offers every block that the editor can create', () => {
  expect(idsOf('')).toEqual([
    'heading2',
    'heading3',
    'heading4',
    'list',
    'numbers',
    'quote',
    'codeblock',
    'picture',
    'video',
    'block',
    'table',
    'rule',
    'mention',
  ]);
});

it('offers no pictures, mentions and blocks of apps if the editor doesn’t support them', () => {
  expect(idsOf('', bare)).not.toContain('picture');
  expect(idsOf('', bare)).not.toContain('mention');
  expect(idsOf('', bare)).not.toContain('block');
});

it.each([
  ['tabelle', ['table']],
  ['Grid', ['table']],
  ['überschrift', ['heading2', 'heading3', 'heading4']],
  ['Ueberschrift', ['heading2', 'heading3', 'heading4']],
  ['aufzahl', ['list']],
  ['youtube', ['video']],
  ['nothingofthatname', []],
])('finds by %s', (query, found) => {
  expect(idsOf(query)).toEqual(found);
});

it('has keywords for each tool', () => {
  expect(INSERTS.filter(({ id }) => !INSERT_KEYWORDS[id])).toEqual([]);
});

import type { Article, RichText } from '@boardwalk/contracts';
import { expect, it } from 'vitest';
import { type Draft, draftOf } from './draft.ts';
import { previewOf } from './preview.ts';

const textOf = (count: number): RichText => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: 'pier '.repeat(count) }] }],
});
const cover = { mediaId: 'a', alt: 'The pier', width: 300, height: 200, focus: { x: 0.1, y: 0.9 } };
const article = {
  id: '1',
  slug: 'the-ferry',
  title: 'The ferry',
  summary: '',
  body: textOf(1),
  category: 'city',
  tags: [],
  cover,
  commentsOpen: true,
  readingMinutes: 1,
  state: 'published',
} as unknown as Article;
const draft = (change: Partial<Draft>): Draft => ({ ...draftOf(article), ...change });

it('shows the current input, and computes the reading time', () => {
  const shown = previewOf(article, draft({ title: 'The ferries', body: textOf(660), tags: ['harbour'] }));
  expect(shown).toMatchObject({
    title: 'The ferries',
    readingMinutes: 3,
    tags: ['harbour'],
    slug: 'the-ferry',
  });
});

it('keeps the size of an unchanged cover, and uses a default for another', () => {
  expect(previewOf(article, draft({ cover: { mediaId: 'a', alt: 'Dawn' } })).cover).toEqual({
    ...cover,
    alt: 'Dawn',
  });
  expect(previewOf(article, draft({ cover: { mediaId: 'b', alt: 'Dusk' } })).cover).toMatchObject({
    mediaId: 'b',
    width: 1600,
    height: 900,
  });
  expect(previewOf(article, draft({ cover: { mediaId: 'b', alt: '' } })).cover).toBeNull();
});

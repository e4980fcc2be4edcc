import type { RichText } from '@boardwalk/contracts';
import { expect, it } from 'vitest';
import { changeSize } from './change-size.ts';

const revision = (text: string, fields: { title?: string; summary?: string } = {}) => ({
  title: 'Tides',
  body: {
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
  } as RichText,
  ...fields,
});

it('counts added and removed words, also repeated ones', () => {
  expect(changeSize(revision('the tide is low low'), revision('the tide is very high low'))).toMatchObject({
    added: 2,
    removed: 1,
  });
});

it('counts no moved words', () => {
  expect(changeSize(revision('low tide'), revision('tide low'))).toMatchObject({ added: 0, removed: 0 });
});

it('finds a changed title and summary', () => {
  const changed = revision('the tide', { title: 'High tide', summary: 'At noon.' });
  expect(changeSize(revision('the tide'), changed)).toEqual({
    added: 0,
    removed: 0,
    isTitleChanged: true,
    isSummaryChanged: true,
  });
});

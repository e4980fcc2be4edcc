import { expect, it } from 'vitest';
import { mentionQueryAt, withMention } from './mention-query.ts';

it.each([
  ['@', { at: 0, search: '' }],
  ['Thanks @no', { at: 7, search: 'no' }],
  ['(@Zoë', { at: 1, search: 'Zoë' }],
  ['line\n@a.b-c', { at: 5, search: 'a.b-c' }],
  ['sam@no', undefined],
  ['https://a.test/@no', undefined],
  ['@nora ', undefined],
  ['no mention', undefined],
  [`@${'x'.repeat(40)}`, undefined],
] as const)('parses the mention that is being typed: %j', (text, query) => {
  expect(mentionQueryAt(text, text.length)).toEqual(query);
});

it('replaces it with the handle, followed by one space', () => {
  expect(withMention('Hi @no', { at: 3, search: 'no' }, 'nora')).toEqual({ text: 'Hi @nora ', caret: 9 });
  expect(withMention('Hi @no, you', { at: 3, search: 'no' }, 'nora')).toEqual({
    text: 'Hi @nora , you',
    caret: 9,
  });
  expect(withMention('Hi @ there', { at: 3, search: '' }, 'nora')).toEqual({
    text: 'Hi @nora there',
    caret: 9,
  });
});

import { expect, it } from 'vitest';
import { htmlSafeJson } from './html-safe-json.ts';

it('can’t be left from inside a script element, and says the same', () => {
  const value = { title: '</script><script>alert(1)</script>\u2028&' };
  const text = htmlSafeJson(value);
  expect(text).not.toMatch(/[<>&\u2028]/);
  expect(JSON.parse(text)).toEqual(value);
});

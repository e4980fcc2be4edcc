import { expect, it } from 'vitest';
import { htmlSafeJson } from './html-safe-json.ts';

it('can’t break out of a script element, and parses to the same value', () => {
  const value = { title: '</script><script>alert(1)</script>\u2028&' };
  const text = htmlSafeJson(value);
  expect(text).not.toMatch(/[<>&\u2028]/);
  expect(JSON.parse(text)).toEqual(value);
});

import { expect, it } from 'vitest';
import { escapeHtml, escapeJson } from './escape.ts';

it('leaves no sign of HTML alive', () => {
  expect(escapeHtml(`<a href="x" o='y'>&</a>`)).toBe(
    '&lt;a href=&quot;x&quot; o=&#39;y&#39;&gt;&amp;&lt;/a&gt;',
  );
});

it('can’t be left from inside a script element, and says the same', () => {
  const value = { title: '</script><script>alert(1)</script>\u2028&' };
  const text = escapeJson(value);
  expect(text).not.toMatch(/[<>&\u2028]/);
  expect(JSON.parse(text)).toEqual(value);
});

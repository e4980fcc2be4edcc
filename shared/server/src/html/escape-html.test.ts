import { expect, it } from 'vitest';
import { escapeHtml } from './escape-html.ts';

it('escapes every character that HTML reserves', () => {
  expect(escapeHtml(`<a href="x" o='y'>&</a>`)).toBe(
    '&lt;a href=&quot;x&quot; o=&#39;y&#39;&gt;&amp;&lt;/a&gt;',
  );
});

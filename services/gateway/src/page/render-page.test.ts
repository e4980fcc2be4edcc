import { expect, it } from 'vitest';
import { escapeHtml } from './render-page.ts';

it('leaves no sign of HTML alive', () => {
  expect(escapeHtml(`<a href="x" o='y'>&</a>`)).toBe(
    '&lt;a href=&quot;x&quot; o=&#39;y&#39;&gt;&amp;&lt;/a&gt;',
  );
});

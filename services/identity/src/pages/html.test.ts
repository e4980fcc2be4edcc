import { expect, it } from 'vitest';
import { html } from './html.ts';

it('escapes text, keeps markup, joins lists and omits empty values', () => {
  const name = `"><img src=x onerror='a&b'>`;
  const rows = [1, 2].map((value) => html`<li>${value}</li>`);
  expect(html`<p title="${name}">${name}</p>${rows}${false}${undefined}${null}${0}`.text).toBe(
    '<p title="&quot;&gt;&lt;img src=x onerror=&#39;a&amp;b&#39;&gt;">&quot;&gt;&lt;img src=x onerror=&#39;a&amp;b&#39;&gt;</p><li>1</li><li>2</li>0',
  );
});

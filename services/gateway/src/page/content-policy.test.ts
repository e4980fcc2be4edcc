import { expect, it } from 'vitest';
import { styleAttributesOf } from './content-policy.ts';

it('reads style attributes as browsers do, each once, and no text that looks like one', () => {
  const html =
    '<p style="background:url(&quot;a&amp;b&quot;)">x style=&quot;no&quot;</p><i style="top:0"></i><b style="top:0"></b>';
  expect(styleAttributesOf(html)).toEqual(['background:url("a&b")', 'top:0']);
});

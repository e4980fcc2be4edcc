import { expect, it } from 'vitest';
import { csvRecord } from './csv.ts';

it('quotes every cell and doubles quotes', () => {
  expect(csvRecord(['a', 'say "hi", twice\nthen', null, ''])).toBe('"a","say ""hi"", twice\nthen","",""\r\n');
});

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '=HYPERLINK("http://x")'])(
  'prevents %j from being run as a formula',
  (text) => {
    expect(csvRecord([text])).toBe(`"'${text.replaceAll('"', '""')}"\r\n`);
  },
);

it('leaves such a character later in a text unchanged', () => {
  expect(csvRecord(['a=b', ' =1'])).toBe('"a=b"," =1"\r\n');
});

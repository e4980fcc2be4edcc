import { searchForm, searchKey, searchLetters } from '@boardwalk/contracts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** Returns the results of PostgreSQL and of the contracts for some texts. */
async function both(texts: readonly string[]) {
  const rows = await database.sql(
    `SELECT search_letters(text) AS letters, search_key(text) AS key, search_form(text) AS form
     FROM unnest($1::text[]) WITH ORDINALITY AS given(text, place) ORDER BY place`,
    [texts],
  );
  const own = texts.map((text) => ({
    letters: searchLetters(text),
    key: searchKey(text),
    form: searchForm(text),
  }));
  return { rows, own };
}

/** Characters that Unicode added after the tables of PostgreSQL were generated. */
const ADDED = String.raw`\u0897\u1ACF-\u1AFF\uA7D2-\uA7DC\uA7F1`;
const NEW = new RegExp(`[${ADDED}]`);
/** Characters that both programs support: their Unicode versions differ. */
const known = fc
  .oneof(
    fc.integer({ min: 1, max: 0xd7ff }),
    fc.integer({ min: 0xe000, max: 0xffff }),
    fc.integer({ min: 0x1d400, max: 0x1d7ff }),
    fc.integer({ min: 0x1f300, max: 0x1f6ff }),
    fc.integer({ min: 0x20000, max: 0x2fa1d }),
  )
  .map((point) => String.fromCodePoint(point))
  .filter((character) => /^\P{Cn}$/u.test(character) && !NEW.test(character));
const latin = fc.constantFrom(
  ...'aeouAEOUäöüÄÖÜßẞæøéñçŠžłıİ',
  'e\u0301',
  'o\u0308',
  'ﬀ',
  '’',
  '<',
  '—',
  ' ',
  '\n',
);
const other = fc.constantFrom(...'ΣςάЁйґԱև花火祭りガｶﾞ서울กำแพงمُשָׁ、。・　「', '\u200d', '\u1112\u1161\u11ab');
const written = fc
  .array(fc.oneof(latin, other, known, fc.string({ unit: 'grapheme-ascii', maxLength: 4 })), {
    maxLength: 30,
  })
  .map((parts) => parts.join('').replaceAll('\u0000', ''));

describe('the search form', () => {
  it('is the same in SQL and in TypeScript', () =>
    fc.assert(
      fc.asyncProperty(fc.array(written, { minLength: 1, maxLength: 40 }), async (texts) => {
        const { rows, own } = await both(texts);
        expect(rows).toEqual(own);
      }),
      // A vertical tab isn't a blank: both keep it, also at the ends.
      { numRuns: 100, examples: [[['\u000b', ' \u000bx\f ']]] },
    ));

  it('is the same for each character of the tested scripts', async () => {
    const points = Array.from({ length: 0x3400 }, (_, at) => at + 1).filter((point) => point < 0xd800);
    const texts = points
      .map((point) => `x${String.fromCodePoint(point)}y`)
      .filter((text) => /^\P{Cn}+$/u.test(text));
    const { rows, own } = await both(texts);
    const different = texts.filter((_, at) => JSON.stringify(rows[at]) !== JSON.stringify(own[at]));
    expect(different.filter((text) => !NEW.test(text))).toEqual([]);
  });
});

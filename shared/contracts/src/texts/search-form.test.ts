import { describe, expect, it } from 'vitest';
import { foundParts } from './found-parts.ts';
import { memberWordsIn } from './handle-in.ts';
import { inIndexedWords, searchForm, searchKey, searchLetters, searchWordings } from './search-form.ts';

const isFound = (text: string, typed: string) =>
  searchWordings(typed).some((wording) => searchForm(text).includes(wording));

describe('searchLetters', () => {
  it.each([
    ['Café Müller', 'cafe muller'],
    ['José Ångström', 'jose angstrom'],
    ['İstanbul', 'istanbul'],
    ['ISTANBUL', 'istanbul'],
    ['ısı', 'isi'],
    ['Straße', 'strasse'],
    ['STRASSE', 'strasse'],
    ['ẞ', 'ss'],
    ['Łódź', 'lodz'],
    ['Đà Nẵng', 'da nang'],
    ['Ørsted', 'orsted'],
    ['Ærø', 'aero'],
    ['Ａｎａ　Ｒｅｙｅｓ', 'ana reyes'],
    ['ﬁre', 'fire'],
    ['ΣΊΣΥΦΟΣ', 'σισυφοσ'],
    ['Сёстры', 'сестры'],
    ['ЙОД', 'иод'],
    ['O’Neill — Sons', "o'neill - sons"],
    ['مُحَمَّد', 'محمد'],
    ['שָׁלוֹם', 'שלום'],
    ['が', 'が'],
    ['서울', '서울'],
    ['ก่อน', 'ก่อน'],
    ['  two\n\nlines ', 'two lines'],
    ['a<b>c', 'a b c'],
    ['花火、祭り', '花火 祭り'],
    ['🚢', '🚢'],
    ['…', '...'],
    ['「」', ''],
  ])('normalizes %s to %s', (text, letters) => expect(searchLetters(text)).toBe(letters));

  it('ignores case', () => {
    const scripts = [
      [0x41, 0x5a],
      [0xc0, 0x17f],
      [0x1cd, 0x1dc],
      [0x386, 0x3ce],
      [0x400, 0x45f],
      [0x531, 0x556],
      [0x1e00, 0x1ef9],
    ] as const;
    for (const [from, to] of scripts)
      for (let point = from; point <= to; point += 1) {
        const letter = String.fromCodePoint(point);
        expect(searchLetters(letter.toLowerCase()), letter).toBe(searchLetters(letter));
      }
  });
});

it('creates one key for all spellings of a name', () => {
  for (const name of ['Müller', 'Mueller', 'Muller', 'MÜLLER', 'mu\u0308ller'])
    expect(searchKey(name)).toBe('muller');
  for (const name of ['Jörg', 'Joerg', 'Jorg']) expect(searchKey(name)).toBe('jorg');
  for (const name of ['Ørsted', 'Oersted', 'Orsted']) expect(searchKey(name)).toBe('orsted');
});

it.each([
  ['Café Müller opens', ['cafe', 'muller', 'CAFÉ', 'mueller', 'müller', 'muel', 'mül']],
  ['Muller', ['mueller', 'müller']],
  ['Mueller', ['muller', 'müller', 'eller']],
  ['José Ångström, harbour master', ['jose', 'angstrom', 'Ångström']],
  ['夏祭りのお知らせと花火大会', ['花火', 'お知らせ', '夏', '会']],
  ['İstanbul gecesi', ['istanbul', 'ISTANBUL', 'İstanbul']],
  ['joexample', ['example', 'joex']],
])('finds %s by each of %j', (text, searches) => {
  for (const typed of searches) expect(isFound(text, typed), typed).toBe(true);
});

it('finds nothing for an empty search', () => {
  expect(searchWordings('「」')).toEqual([]);
  expect(searchWordings(' ')).toEqual([]);
});

it('indexes and searches pairs of adjacent characters in scripts without spaces', () => {
  expect(searchForm('GTA花火大会 now')).toBe('gta花火大会 now 花火 大会 花 火大 会');
  expect(inIndexedWords('gta花火大会 now')).toBe('gta 花火 火大 大会 now');
  expect(inIndexedWords('花')).toBe('花');
});

it.each([
  ['Café Müller opens', 'cafe mueller', ['', 'Café', ' ', 'Müller', ' opens']],
  ['Mueller', 'müll', ['', 'Muell', 'er']],
  ['Cafe\u0301s', 'café', ['', 'Cafe\u0301', 's']],
  ['夏祭りのお知らせ', 'お知らせ', ['夏祭りの', 'お知らせ', '']],
  ['Große Straße', 'strasse', ['Große ', 'Straße', '']],
  ['İstanbul', 'i', ['', 'İ', 'stanbul']],
  ['Harbour market', 'harb', ['', 'Harb', 'our market']],
  ['The harbour', 'the har', ['', 'The', ' ', 'har', 'bour']],
  // Without a match at the beginning of a word, one inside a word counts.
  ['Night market', 'ark', ['Night m', 'ark', 'et']],
  ['A car park', 'ar', ['A c', 'ar', ' p', 'ar', 'k']],
  ['R2.4 Value your life', 'r2.4', ['', 'R2.4', ' Value your life']],
  ['night market', 'nig night ma', ['', 'night', ' ', 'ma', 'rket']],
  ['Nothing', '(((', ['Nothing']],
  ['🚢 Ferry', 'ferry', ['🚢 ', 'Ferry', '']],
])('highlights in %s the matches of %s', (text, typed, parts) => {
  expect(foundParts(text, typed)).toEqual(parts);
  expect(parts.join('')).toBe(text);
});

it.each([
  ['Ana Reyes', 'Ana Reyes'],
  ['@Ana', 'ana'],
  [' https://city.test/members/Ana?x=1 ', 'ana'],
  ['city.test/members/ana', 'ana'],
  ['/members/ana#top', 'ana'],
  ['@', '@'],
  ['ana@city.test', 'ana@city.test'],
])('looks for a member by %s', (typed, words) => expect(memberWordsIn(typed)).toBe(words));

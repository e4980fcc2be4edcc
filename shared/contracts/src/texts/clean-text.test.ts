import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanAddress, cleanLine, cleanText, isSeen } from './clean-text.ts';
import { isDay } from './is-day.ts';
import { truncate } from './truncate.ts';

/** Random texts as people paste them, with problematic characters overrepresented. */
/** Asserts a property of every text. */
const ofAll = (check: (text: string) => void) =>
  fc.assert(
    fc.property(written, (text) => {
      check(text);
    }),
  );

const written = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'binary', maxLength: 3 }),
      fc.string({ unit: 'grapheme', maxLength: 3 }),
      fc.constantFrom(
        '\r\n',
        '\r',
        '\u2028',
        '\u0000',
        '\u200b',
        '\u200d',
        '\u00ad',
        '\ufe0f',
        '\u0301',
        '\u3164',
        '\u2800',
      ),
      fc.constantFrom(
        '\ud83d',
        '\ude00',
        '🏴󠁧󠁢󠁳󠁣󠁴󠁿',
        '👩‍🚒',
        '🇩🇪',
        'e\u0301',
        '\u{e0061}',
        '\u202e',
        'ﷺ',
        '가',
        ' ',
        '\t',
      ),
    ),
    { maxLength: 40 },
  )
  .map((parts) => parts.join(''));

describe.each([
  ['a line', cleanLine],
  ['a text', cleanText],
  ['an address', cleanAddress],
])('%s', (_, clean) => {
  it('is idempotent', () => ofAll((text) => expect(clean(clean(text))).toBe(clean(text))));
  it('returns well-formed NFC text without control characters', () =>
    fc.assert(
      fc.property(written, (text) => {
        const cleaned = clean(text);
        expect(cleaned).not.toMatch(/\p{Cs}/u);
        expect(cleaned.normalize('NFC')).toBe(cleaned);
        expect(cleaned).not.toMatch(/[^\P{Cc}\n\t]/u);
      }),
    ));
  it('returns an empty text or one with visible characters', () =>
    ofAll((text) => expect(clean(text) === '' || isSeen(clean(text))).toBe(true)));
});

it('returns a single line, whatever was pasted', () =>
  ofAll((text) => expect(cleanLine(text)).not.toMatch(/[\n\r\t\u2028\u2029\u0085]/)));

it('survives a JSON round trip', () =>
  ofAll((text) => expect(JSON.parse(JSON.stringify(cleanText(text)))).toBe(cleanText(text))));

describe('truncate', () => {
  it('returns a well-formed prefix within the limit', () =>
    fc.assert(
      fc.property(written, fc.integer({ min: 1, max: 60 }), (text, most) => {
        const whole = cleanText(text);
        const cut = truncate(whole, most);
        expect(cut.length).toBeLessThanOrEqual(most);
        expect(cut).not.toMatch(/\p{Cs}/u);
        expect(whole.startsWith(cut === whole ? cut : cut.slice(0, -1))).toBe(true);
      }),
    ));
  it.each([
    [`x${'🚓'.repeat(10)}`, 8, 'x🚓🚓🚓…'],
    ['👩‍👩‍👧‍👦👩‍👩‍👧‍👦', 15, '👩‍👩‍👧‍👦…'],
    ['🇩🇪🇫🇷🇯🇵', 10, '🇩🇪🇫🇷…'],
    ['kurz', 4, 'kurz'],
  ])('shortens %s to %i', (text, most, cut) => expect(truncate(text, most)).toBe(cut));
  it('ends at a word boundary if requested', () => {
    expect(truncate('The harbour festival begins', 20, { words: true })).toBe('The harbour…');
    expect(truncate('港の祭りがはじまります', 6, { words: true })).toBe('港の祭りが…');
  });
});

it.each(['2003-02-29', '2003-04-31', '0004-01-01', '2026-13-01', '2026-1-1', ''])(
  'rejects %s as a day',
  (text) => expect(isDay(text)).toBe(false),
);
it.each(['2028-02-29', '1999-12-31'])('accepts %s as a day', (text) => expect(isDay(text)).toBe(true));

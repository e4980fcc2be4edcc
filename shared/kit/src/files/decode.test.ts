import { describe, expect, it } from 'vitest';
import { decode } from './decode.ts';
import type { Encoding } from './encodings.ts';

/** Encodes a text in a single-byte encoding, by decoding each byte value. */
function encode(text: string, encoding: Encoding): Uint8Array {
  const letters = new Map(
    Array.from({ length: 256 }, (_, byte) => [new TextDecoder(encoding).decode(Uint8Array.of(byte)), byte]),
  );
  return Uint8Array.from(text, (letter) => letters.get(letter) ?? 0x3f);
}

const utf16 = (text: string, order: 'le' | 'be', mark: boolean) => {
  const bytes = Buffer.from(mark ? `\uFEFF${text}` : text, 'utf16le');
  return new Uint8Array(order === 'le' ? bytes : bytes.swap16());
};

const WESTERN = 'code;title;address\r\nLQ-901;Café Müller;Straße 5\r\nLQ-902;Bäckerei “Größe”;Königsweg\r\n';
const CYRILLIC =
  'code;title;address\r\nLQ-901;Кафе у моря и старая пекарня;Набережная улица, дом пять\r\nLQ-902;Книжный магазин на углу;Северная площадь\r\n';
const GREEK =
  'code;title;address\r\nLQ-901;Το καφενείο στο λιμάνι και ο παλιός φούρνος;Οδός Αθηνών\r\nLQ-902;Βιβλιοπωλείο της γειτονιάς;Πλατεία\r\n';

describe('a file of a spreadsheet', () => {
  it.each([
    ['UTF-8', new TextEncoder().encode(WESTERN), 'utf-8', WESTERN],
    ['UTF-8 with a mark', new TextEncoder().encode(`\uFEFF${WESTERN}`), 'utf-8', WESTERN],
    ['UTF-16', utf16(WESTERN, 'le', true), 'utf-16le', WESTERN],
    ['UTF-16 without a mark', utf16(WESTERN, 'le', false), 'utf-16le', WESTERN],
    ['UTF-16 big endian', utf16(WESTERN, 'be', true), 'utf-16be', WESTERN],
    ['Excel in Germany', encode(WESTERN, 'windows-1252'), 'windows-1252', WESTERN],
    [
      'Excel on a Mac',
      encode(WESTERN.replaceAll('\r\n', '\r'), 'macintosh'),
      'macintosh',
      WESTERN.replaceAll('\r\n', '\r'),
    ],
    ['Excel in Ukraine', encode(CYRILLIC, 'windows-1251'), 'windows-1251', CYRILLIC],
    ['Excel in Greece', encode(GREEK, 'windows-1253'), 'windows-1253', GREEK],
    [
      'one letter only',
      encode('code;title\r\nLQ-1;Café\r\n', 'windows-1252'),
      'windows-1252',
      'code;title\r\nLQ-1;Café\r\n',
    ],
    ['nothing', new Uint8Array(), 'utf-8', ''],
  ])('is decoded: %s', (_, bytes, encoding, text) => {
    expect(decode(bytes)).toEqual({ text, encoding });
  });
  it('is decoded in the chosen encoding', () =>
    expect(decode(encode(GREEK, 'windows-1253'), 'windows-1253').text).toBe(GREEK));
});

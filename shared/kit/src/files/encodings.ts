/** Encodings of text files from spreadsheets and editors, by the labels of the Encoding Standard. */
export const ENCODINGS = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16 BE',
  'windows-1252': 'Windows 1252 (Western)',
  macintosh: 'Macintosh (Western)',
  'windows-1250': 'Windows 1250 (Central European)',
  'windows-1251': 'Windows 1251 (Cyrillic)',
  'windows-1253': 'Windows 1253 (Greek)',
  'windows-1254': 'Windows 1254 (Turkish)',
  'windows-1255': 'Windows 1255 (Hebrew)',
  'windows-1256': 'Windows 1256 (Arabic)',
  shift_jis: 'Shift JIS',
  gb18030: 'GB 18030',
  big5: 'Big5',
  'euc-kr': 'EUC-KR',
} as const;

/** Label of an encoding, as in the Encoding standard; a key of {@link ENCODINGS}. */
export type Encoding = keyof typeof ENCODINGS;

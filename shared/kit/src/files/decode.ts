import { analyse } from 'chardet';
import type { Encoding } from './encodings.ts';
import type { TextFile } from './text-file.ts';

/** Single-byte encodings by the detector's names, mapped to the Windows superset. */
const DETECTED: Record<string, Encoding> = {
  'ISO-8859-1': 'windows-1252',
  'windows-1252': 'windows-1252',
  'ISO-8859-2': 'windows-1250',
  'windows-1250': 'windows-1250',
  'ISO-8859-5': 'windows-1251',
  'KOI8-R': 'windows-1251',
  'windows-1251': 'windows-1251',
  'ISO-8859-7': 'windows-1253',
  'windows-1253': 'windows-1253',
  'ISO-8859-9': 'windows-1254',
  'windows-1254': 'windows-1254',
  'ISO-8859-8': 'windows-1255',
  'windows-1255': 'windows-1255',
  'ISO-8859-6': 'windows-1256',
  'windows-1256': 'windows-1256',
  Shift_JIS: 'shift_jis',
  GB18030: 'gb18030',
  Big5: 'big5',
  'EUC-KR': 'euc-kr',
};
/** Minimum lead of another encoding over the Western one, in percentage points. Short texts resemble the Western one. */
const SURER = 10;
/** Enough bytes to detect the encoding. */
const SAMPLE_BYTES = 65_536;

/** Decodes a file's bytes, without the byte order mark. */
export function decode(bytes: Uint8Array, known?: Encoding): TextFile {
  const encoding = known ?? encodingOf(bytes);
  return { text: new TextDecoder(encoding).decode(bytes), encoding };
}

function encodingOf(bytes: Uint8Array): Encoding {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  // In UTF-16, every second byte of Latin text is zero.
  if (bytes.length > 1 && bytes[1] === 0 && bytes[0] !== 0) return 'utf-16le';
  if (bytes.length > 1 && bytes[0] === 0 && bytes[1] !== 0) return 'utf-16be';
  if (isUtf8(bytes)) return 'utf-8';
  // Lines ending with CR alone come from "for Macintosh" exports.
  if (bytes.includes(0x0d) && !bytes.includes(0x0a)) return 'macintosh';
  const found = analyse(bytes.subarray(0, SAMPLE_BYTES)).flatMap(({ name, confidence }) => {
    const encoding = DETECTED[name];
    return encoding ? [{ encoding, confidence }] : [];
  });
  const western = found.find(({ encoding }) => encoding === 'windows-1252')?.confidence ?? 0;
  const [best] = found;
  return best && best.confidence >= western + SURER ? best.encoding : 'windows-1252';
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

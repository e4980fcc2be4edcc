import type { FormFileKind } from '@boardwalk/contracts';

const PNG = Buffer.from('89504e470d0a1a0a', 'hex');
const JPEG = Buffer.from('ffd8ff', 'hex');
const PDF = Buffer.from('%PDF-');
/** Control characters that don't occur in text files. */
const BINARY = /[^\P{Cc}\t\n\r]/u;

/** Returns the type of a file by its bytes, regardless of its name; undefined for unsupported types. */
export function kindOf(bytes: Buffer): FormFileKind | undefined {
  const begins = (mark: Buffer) => bytes.subarray(0, mark.length).equals(mark);
  if (begins(JPEG)) return 'image/jpeg';
  if (begins(PNG)) return 'image/png';
  if (bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP')
    return 'image/webp';
  if (begins(PDF)) return 'application/pdf';
  return isText(bytes) ? 'text/plain' : undefined;
}

function isText(bytes: Buffer): boolean {
  if (bytes.length === 0) return false;
  try {
    return !BINARY.test(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return false;
  }
}

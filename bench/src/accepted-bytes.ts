import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '@boardwalk/build/workspace';
import { kilobytes, type Row } from './row.ts';

/** Accepted sizes of pages: a table that a pull request changes when it makes a page larger on purpose. */
const FILE = join(ROOT, 'docs/developers/page-bytes.md');
/** Greatest accepted growth: the smaller one counts. */
const MAX_GROWTH_BYTES = 2 * 1024;
const MAX_GROWTH_RATIO = 0.02;
const LINE = /^\| `(\/[^`]*)` *\| *(\w+) *\| *([\d.]+) KB *\|/gm;
/** Every line of the table below its head. */
const TABLE_LINE = /^\| *[`/].*$/gm;

/** JavaScript of a page's first visit, in bytes as transferred. */
export interface PageBytes {
  path: string;
  /** `visitor`, or the demo account that opens the page. */
  account: string;
  bytes: number;
}

/** Reads the accepted sizes from the text of the document. @throws if there are none, or if a line of the table has another format. */
export function acceptedBytes(text = readFileSync(FILE, 'utf8')): PageBytes[] {
  const sizes = [...text.matchAll(LINE)].map(([, path = '', account = '', size]) => ({
    path,
    account,
    bytes: Number(size) * 1024,
  }));
  // A page without a size would never fail.
  if (sizes.length === 0 || sizes.length !== text.match(TABLE_LINE)?.length)
    throw new Error('docs/developers/page-bytes.md has a line without a path, an account or a size.');
  return sizes;
}

/** Replaces the sizes in the text of the document. */
export const withBytes = (text: string, measured: readonly PageBytes[]): string =>
  text.replaceAll(LINE, (line, path: string, account: string) => {
    const found = measured.find((one) => one.path === path && one.account === account);
    return found ? line.replace(/[\d.]+ KB/, kilobytes(found.bytes)) : line;
  });

/** Writes measured sizes into the document: they are then accepted. */
export function acceptBytes(measured: readonly PageBytes[]): void {
  writeFileSync(FILE, withBytes(readFileSync(FILE, 'utf8'), measured));
}

/** Returns the row of a page: met unless it grew by more than 2 KB or 2 %. */
export function growthRow({ path, account, bytes }: PageBytes, accepted: number): Row {
  const max = accepted + Math.min(MAX_GROWTH_BYTES, accepted * MAX_GROWTH_RATIO);
  return {
    id: 'P2 ●',
    goal: `JS of \`${path}\`, ${account}: at most 2 KB and 2 % more than accepted`,
    figure: kilobytes(bytes),
    spread: `accepted ${kilobytes(accepted)}`,
    counted: bytes,
    met: bytes <= max,
    why: 'If the growth is intended, change its line in docs/developers/page-bytes.md, and state the reason in the commit.',
  };
}

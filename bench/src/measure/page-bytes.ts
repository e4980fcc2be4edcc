import { acceptBytes, acceptedBytes, growthRow, type PageBytes } from '../accepted-bytes.ts';
import type { Row } from '../row.ts';
import { visit } from '../visit.ts';
import type { Bench } from './bench.ts';
import { scriptBytes } from './bytes.ts';

/** Wait after the page is interactive, in milliseconds: its prefetches begin later. */
const QUIET_MS = 700;

/** P2: JavaScript of each page in `docs/developers/page-bytes.md`, against the accepted size; with `--write` the measured size is accepted. */
export async function measurePageBytes({ session, write, ...bench }: Bench): Promise<Row[]> {
  const measured: PageBytes[] = [];
  const rows: Row[] = [];
  for (const { path, account, bytes: accepted } of acceptedBytes()) {
    const storageState = account === 'visitor' ? undefined : await session(account);
    const options = { ...bench, side: 'site' as const, path, quiet: QUIET_MS };
    const { requests } = await visit(storageState ? { ...options, kept: storageState } : options);
    const page = { path, account, bytes: scriptBytes(requests) };
    measured.push(page);
    rows.push(growthRow(page, write ? page.bytes : accepted));
  }
  if (write) acceptBytes(measured);
  return rows;
}

import { acceptBytes, acceptedBytes, growthRow, type PageBytes } from '../accepted-bytes.ts';
import { TIMEOUT_MS, until } from '../browser.ts';
import { countScripts } from '../page-cost.ts';
import type { Row } from '../row.ts';
import type { Bench } from './bench.ts';

/** Wait after the load event, in milliseconds: the prefetches of a page begin later. */
const QUIET_MS = 700;

/** P2: JavaScript of each page in `docs/developers/page-bytes.md`, against the accepted size; with `--write` the measured size is accepted. */
export async function measurePageBytes({ browser, origin, session, write }: Bench): Promise<Row[]> {
  const measured: PageBytes[] = [];
  const rows: Row[] = [];
  for (const { path, account, bytes: accepted } of acceptedBytes()) {
    const context = await browser.newContext({
      viewport: { width: 412, height: 823 },
      serviceWorkers: 'block',
      storageState: account === 'visitor' ? undefined : await session(account),
    });
    try {
      const page = await context.newPage();
      const bytes = await countScripts(await context.newCDPSession(page));
      await page.goto(origin + path, { waitUntil: 'load', timeout: TIMEOUT_MS });
      await until(page, "document.querySelector('main h1') !== null");
      await page.waitForTimeout(QUIET_MS);
      const weighed = { path, account, bytes: bytes() };
      measured.push(weighed);
      rows.push(growthRow(weighed, write ? weighed.bytes : accepted));
    } finally {
      await context.close();
    }
  }
  if (write) acceptBytes(measured);
  return rows;
}

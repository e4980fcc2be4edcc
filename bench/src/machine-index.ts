import { pageFunctions } from 'lighthouse/core/lib/page-functions.js';
import type { BenchBrowser } from './browser.ts';

/** Measures the speed of this machine in a page as Lighthouse does: about 1,500 for a server of 2026, more is faster. Takes a second. */
export async function benchmarkIndex(browser: BenchBrowser): Promise<number> {
  const context = await browser.newContext({});
  try {
    const page = await context.newPage();
    return Math.round(await page.evaluate<number>(`(${pageFunctions.computeBenchmarkIndex.toString()})()`));
  } finally {
    await context.close();
  }
}

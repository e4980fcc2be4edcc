import { type ReleaseReport, SUCCESS_SAMPLE } from '@boardwalk/contracts';

const ADDRESS = '/api/reports/releases';
/** Delay in which reports are collected into one request. Milliseconds. */
const BATCH_DELAY_MS = 400;
/** Maximum number of reports in one request. */
const MAX_BATCH_SIZE = 20;

let waiting: ReleaseReport[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/** Sends pending reports immediately. */
export function sendReports(): void {
  clearTimeout(timer);
  timer = undefined;
  while (waiting.length > 0) {
    const reports = waiting.slice(0, MAX_BATCH_SIZE);
    waiting = waiting.slice(MAX_BATCH_SIZE);
    const body = new Blob([JSON.stringify({ reports })], { type: 'application/json' });
    // The response doesn't matter, and a lost report is acceptable.
    navigator.sendBeacon(ADDRESS, body);
  }
}

/** Reports the outcome of a release in this page, without any data about the visitor. Successes are sampled, failures always sent. */
export function report(outcome: ReleaseReport): void {
  // Failures while offline aren't the release's fault.
  if (navigator.onLine === false) return;
  if (outcome.outcome === 'drawn' && Math.random() * SUCCESS_SAMPLE >= 1) return;
  waiting.push(outcome);
  timer ??= setTimeout(sendReports, BATCH_DELAY_MS);
}

/** Sends pending reports before the page is hidden. The shell calls it once. */
export function sendBeforeLeaving(page: Document): void {
  page.addEventListener('visibilitychange', () => {
    if (page.visibilityState === 'hidden') sendReports();
  });
}

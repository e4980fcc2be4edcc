import { type ReleaseReport, SUCCESS_SAMPLE } from '@boardwalk/contracts';

const ADDRESS = '/api/reports/releases';
/** Reports that happen together travel together. Milliseconds. */
const GATHER = 400;
const MOST_AT_ONCE = 20;

let waiting: ReleaseReport[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

function send(): void {
  clearTimeout(timer);
  timer = undefined;
  while (waiting.length > 0) {
    const reports = waiting.slice(0, MOST_AT_ONCE);
    waiting = waiting.slice(MOST_AT_ONCE);
    const body = new Blob([JSON.stringify({ reports })], { type: 'application/json' });
    // Nobody waits for the answer, and a report that is lost is only a report.
    navigator.sendBeacon(ADDRESS, body);
  }
}

/**
 * Tells the site what became of a release in this page. It says nothing about the visitor. Of successes a sample is sent, of
 * failures all.
 */
export function report(outcome: ReleaseReport): void {
  // What a visitor without network can't load says nothing about who made it.
  if (navigator.onLine === false) return;
  if (outcome.outcome === 'drawn' && Math.random() * SUCCESS_SAMPLE >= 1) return;
  waiting.push(outcome);
  timer ??= setTimeout(send, GATHER);
}

/** Sends what is waiting before the page goes out of sight. The shell calls it once. */
export function sendBeforeLeaving(page: Document): void {
  page.addEventListener('visibilitychange', () => {
    if (page.visibilityState === 'hidden') send();
  });
}

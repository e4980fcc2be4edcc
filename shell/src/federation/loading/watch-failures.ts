import type { ReleaseOutcome, ReleaseReport } from '@boardwalk/contracts';
import { onPartFailure, RequestError } from '@boardwalk/kit';
import { blamedFor, causeOf } from './failure-cause.ts';
import { startMarks } from './start-marks.ts';

/** Maximum number of reports per page: a page that throws repeatedly gives no new information. */
const MAX_REPORTS = 5;

/**
 * Reports errors that releases throw outside of rendering, in timers, listeners and promises, parts of releases that can't be loaded, and versions that
 * froze an earlier page of this browser. Failed and aborted calls aren't reported. The shell calls it once.
 */
export function watchFailures(page: Window, report: (report: ReleaseReport) => void): void {
  const reported = new Set<string>();
  const reportError = (outcome: ReleaseOutcome, error: unknown) => {
    if (error instanceof RequestError || (error instanceof DOMException && error.name === 'AbortError'))
      return;
    const blamed = blamedFor(error);
    if (!blamed) return;
    const { name, version } = blamed;
    const cause = causeOf(error);
    const key = JSON.stringify([name, version, outcome, cause]);
    if (reported.has(key) || reported.size >= MAX_REPORTS) return;
    reported.add(key);
    report({ name, version, outcome, cause });
  };
  page.addEventListener('error', ({ error }) => reportError('threw-later', error));
  page.addEventListener('unhandledrejection', ({ reason }) => reportError('threw-later', reason));
  onPartFailure((error) => reportError('load-failed', error));
  for (const { name, version, route } of startMarks.takeUnfinished())
    report({ name, version, outcome: 'hung', cause: { message: 'The page stopped answering.', route } });
  startMarks.watch(page.document);
}

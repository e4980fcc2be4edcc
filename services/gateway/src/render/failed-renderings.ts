import {
  CAUSE_LIMITS,
  matchRoute,
  type ReleaseReport,
  type RenderFailure,
  type RenderJob,
} from '@boardwalk/contracts';
import type { FastifyBaseLogger } from 'fastify';
import type { CallApi } from '../api-calls.ts';

const TIMEOUT_MS = 3_000;
const REPORTS = '/api/reports/releases';
/** Failures that the bundle causes. A busy machine delays correct ones, and a starting renderer affects all. */
const REPORTED: ReadonlySet<string> = new Set<RenderFailure>(['threw', 'lost']);

/** Logs pages that could not be rendered on the server, with their remote, and reports those caused by the remote to the API. */
export function failedRenderings(callApi: CallApi, log: FastifyBaseLogger) {
  return (
    failure: RenderFailure | 'no bundle',
    detail: string,
    { set, path }: Pick<RenderJob, 'path' | 'set'>,
  ): void => {
    const match = matchRoute(set, path);
    const { name, version } = match?.release ?? {};
    log.warn(
      { failure, detail, name, version, route: match?.route.path },
      'a page could not be rendered on the server; browsers render it',
    );
    if (!match || name === undefined || version === undefined || !REPORTED.has(failure)) return;
    const cause = {
      message: (detail.split('\n')[0] ?? '').slice(0, CAUSE_LIMITS.message),
      route: match.route.path.slice(0, CAUSE_LIMITS.route),
    };
    const reports: ReleaseReport[] = [{ name, version, outcome: 'draw-failed', cause }];
    callApi(REPORTS, TIMEOUT_MS, { reports })
      .then((answer) => answer.body?.cancel())
      .catch((error: unknown) =>
        log.warn({ error: String(error) }, 'a failed rendering could not be reported'),
      );
  };
}

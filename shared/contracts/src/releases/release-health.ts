import { z } from 'zod';
import { machine } from '../texts/written.ts';
import { CAUSE_LIMITS } from './fault.ts';
import { releaseFilePath } from './release-description.ts';
import { releaseVersion } from './release-set.ts';
import { REMOTE_NAME } from './remote-name.ts';

/**
 * Outcome of a release in one page: rendered, or the reason why not. `threw-later`: a timer, listener or promise threw outside of rendering. `hung`: a
 * later page of the same browser found that the previous page had stopped responding. `draw-failed`: the server rendering failed; reported by the
 * gateway only. `set-refused` concerns the whole set (name `shell`): its signature or age was invalid.
 */
export const RELEASE_OUTCOMES = [
  'drawn',
  'load-failed',
  'timed-out',
  'integrity-refused',
  'render-failed',
  'kit-unfit',
  'threw-later',
  'hung',
  'draw-failed',
  'set-refused',
] as const;
export type ReleaseOutcome = (typeof RELEASE_OUTCOMES)[number];

/**
 * Cause of a failure: the error message, the topmost stack frame in the release's own files (`file` is a path in the release; line and column count
 * from 1), and the route pattern of the page.
 */
export const failureCauseSchema = z.object({
  message: machine(CAUSE_LIMITS.message),
  frame: z
    .object({
      file: releaseFilePath,
      line: z.int().min(1).max(10_000_000),
      column: z.int().min(1).max(10_000_000),
    })
    .optional(),
  route: z.string().startsWith('/').max(CAUSE_LIMITS.route),
});
export type FailureCause = z.infer<typeof failureCauseSchema>;

/**
 * A reported outcome. Contains nothing about the visitor. `ms` is the time from the start of loading until it was rendered; `cause` is present for
 * failures.
 */
export const releaseReportSchema = z.object({
  name: z.string().regex(REMOTE_NAME),
  version: releaseVersion,
  outcome: z.enum(RELEASE_OUTCOMES),
  ms: z.int().min(0).max(600_000).optional(),
  cause: failureCauseSchema.optional(),
});
export type ReleaseReport = z.infer<typeof releaseReportSchema>;

/** Sampling rate: one in this many successful pages is reported; failures always are. The server multiplies successes accordingly. */
export const SUCCESS_SAMPLE = 4;

import { z } from 'zod';
import { machine } from '../texts/written.ts';
import { CAUSE_LIMITS } from './fault.ts';
import { releaseFilePath } from './release-description.ts';
import { releaseVersion } from './release-set.ts';
import { REMOTE_NAME } from './remote-name.ts';

/**
 * What became of a release in one page: it was drawn, or why not. `threw-later`: a timer, a listener or a promise of it threw outside of
 * drawing. `hung`: a later page of the same browser found that the page before it had stopped answering. `draw-failed`: the server could not draw
 * with it; only the gateway reports that. `set-refused` is about the whole set (name `shell`): its signature or its age was wrong.
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
 * Why a release failed: what was thrown in its own words, the top frame that lies in the release's own files (`file` is a path in the release;
 * line and column count from 1), and the route of the page, with parameters as names.
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

/** One outcome. It says nothing about who saw it. `ms` is from the start of the load until it was drawn; `cause` belongs to failures. */
export const releaseReportSchema = z.object({
  name: z.string().regex(REMOTE_NAME),
  version: releaseVersion,
  outcome: z.enum(RELEASE_OUTCOMES),
  ms: z.int().min(0).max(600_000).optional(),
  cause: failureCauseSchema.optional(),
});
export type ReleaseReport = z.infer<typeof releaseReportSchema>;

/** Of pages that went well one in so many reports; failures always do. The server counts each report of a success this often. */
export const SUCCESS_SAMPLE = 4;

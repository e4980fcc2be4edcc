import { z } from 'zod';
import { releaseVersion } from './release-set.ts';
import { REMOTE_NAME } from './remote-name.ts';

/**
 * What became of a release in one page: it was drawn, or why not. `set-refused` is about the whole set (name `shell`): its signature
 * or its age was wrong.
 */
export const RELEASE_OUTCOMES = [
  'drawn',
  'load-failed',
  'timed-out',
  'integrity-refused',
  'render-failed',
  'kit-unfit',
  'set-refused',
] as const;
export type ReleaseOutcome = (typeof RELEASE_OUTCOMES)[number];

/** One outcome. It says nothing about who saw it. `ms` is from the start of the load until it was drawn. */
export const releaseReportSchema = z.object({
  name: z.string().regex(REMOTE_NAME),
  version: releaseVersion,
  outcome: z.enum(RELEASE_OUTCOMES),
  ms: z.int().min(0).max(600_000).optional(),
});
export type ReleaseReport = z.infer<typeof releaseReportSchema>;

/** Of pages that went well one in so many reports; failures always do. The server counts each report of a success this often. */
export const SUCCESS_SAMPLE = 4;

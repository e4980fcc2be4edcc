import type { WorkOptions } from '../../platform/jobs/jobs.ts';

/** A site with many pictures takes hours. The heartbeat detects a dead process within a minute or two. */
export const LONG_WORK: WorkOptions = {
  expireInSeconds: 6 * 3_600,
  heartbeatSeconds: 60,
  retryLimit: 5,
  retryBackoff: true,
  retryDelay: 60,
};

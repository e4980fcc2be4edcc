/**
 * Advisory locks that all processes on one database share. All numbers are listed here so that they are unique; a number never changes, because the
 * previous version takes the same lock while both versions run.
 */
export const ADVISORY_LOCKS = {
  /** A single process migrates; the others wait and then find nothing to do. */
  migrations: 728_351_001,
  /** The three pinned positions above the news. */
  articlePins: 728_351_003,
  /** Every write of the docs. The number is `hashtext('docs-tree')`. */
  docs: -1_461_738_359,
  /** Every change of the whitelist: the sequence number of a change must exceed those that are already visible. */
  whitelist: 728_351_006,
  /** Every change of the roles and their permissions. */
  roles: 728_351_010,
  /** Every change of who has the role in Discord. Taken before the lock of the whitelist. */
  chatRoles: 728_351_012,
  /** Known problems of the site, so that each is reported only once. */
  siteTroubles: 728_351_011,
} as const;

export type AdvisoryLock = (typeof ADVISORY_LOCKS)[keyof typeof ADVISORY_LOCKS];

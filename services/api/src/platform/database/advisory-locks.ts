/**
 * Advisory locks that all processes on one database share, by number. Each number is named here, so that no two are the same; a number
 * never changes, because the previous version takes the same lock while both run.
 */
export const ADVISORY_LOCKS = {
  /** One process migrates; the others wait and find nothing left to do. */
  migrations: 728_351_001,
  /** The three places on top of the news. */
  articlePins: 728_351_003,
  /** Every write of the docs. The number is `hashtext('docs-tree')`. */
  docs: -1_461_738_359,
  /** Every change of the whitelist: its number is above those of the changes that others can see. */
  whitelist: 728_351_006,
  /** Every change of what roles there are, and of what they permit. */
  roles: 728_351_010,
  /** Every change of who is to have the role of the chat community. It comes before that of the whitelist. */
  chatRoles: 728_351_012,
  /** What is known to be wrong with the site: nobody is told of it twice. */
  siteTroubles: 728_351_011,
} as const;

export type AdvisoryLock = (typeof ADVISORY_LOCKS)[keyof typeof ADVISORY_LOCKS];

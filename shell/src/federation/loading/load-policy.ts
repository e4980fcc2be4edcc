/** How patient the shell is with a remote, step by step: skeleton, a word, the version before, giving up. Milliseconds. */
export const LOAD_POLICY = {
  /** After this the reader is told that it is still loading. */
  tellAfter: 1000,
  /** After this the version before is fetched beside it, and whichever arrives first is shown; without one, the error screen. */
  fallBackAfter: 2000,
  /** After this a script is given up, so that another try starts from nothing. */
  giveUpAfter: 20_000,
} as const;

/** Timeouts for loading a remote: skeleton, message, fallback to the previous version, failure. Milliseconds. */
export const LOAD_POLICY = {
  /** After this the page shows that it is still loading. */
  slowAfter: 1000,
  /** After this the previous version is fetched as well, and whichever arrives first is shown; without one, the error screen. */
  fallBackAfter: 2000,
  /** After this a script is abandoned, so that a retry starts from scratch. */
  giveUpAfter: 20_000,
} as const;

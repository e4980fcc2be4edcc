/** How patient the shell is with a remote. */
export const LOAD_POLICY = {
  /** After this many milliseconds the reader is told; the page still opens by itself if it arrives later. */
  tellAfter: 2500,
  /** After this many the script is given up, so that another try starts from nothing. */
  giveUpAfter: 20_000,
} as const;

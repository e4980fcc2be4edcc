/** The server's markup of a page can't be taken over: what drew it isn't what this browser runs. The page is drawn anew. */
export class HydrationMismatch extends Error {}

/** What React tells of a page that it drew anew. That is meant where the markup didn't fit, and a fault everywhere else. */
export function onRecovered(error: unknown): void {
  if (!(error instanceof Error && error.cause instanceof HydrationMismatch)) console.error(error);
}

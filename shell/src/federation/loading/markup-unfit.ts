/** The server-rendered markup can't be hydrated, because it was rendered by a different version. The page is rendered again. */
export class HydrationMismatch extends Error {}

/** React's onRecoverableError callback. Expected for a known mismatch, an error otherwise. */
export function onRecovered(error: unknown): void {
  if (!(error instanceof Error && error.cause instanceof HydrationMismatch)) console.error(error);
}

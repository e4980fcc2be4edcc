/** A remote that needs a different kit than this shell's. */
export class KitMismatch extends Error {}

/** Returns whether a script or a style sheet that a remote loads later could not be fetched, as opposed to run and failed. */
export function isChunkFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.name === 'ChunkLoadError' || ('code' in error && error.code === 'CSS_CHUNK_LOAD_FAILED');
}

/** A release whose integrity can't be checked. */
export class Unprovable extends Error {}

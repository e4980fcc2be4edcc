import type { MutationEndpoint } from '@boardwalk/contracts';
import { LazyModule } from '../lazy/lazy-module.ts';
import { errorOfInterruption } from './request-error.ts';

const uploads = new LazyModule(() => import(/* webpackChunkName: "upload" */ './upload.chunk.ts'));

/** Options of an upload. */
export interface UploadOptions {
  /** Endpoint of the path: invalidates the queries listed for it in `STALE_AFTER` of the contracts. */
  endpoint?: MutationEndpoint;
  /** Aborts the upload; the error is then `aborted`. */
  signal?: AbortSignal;
  /** Called with the uploaded share, from 0 to 1. */
  onProgress?: (share: number) => void;
}

/**
 * Uploads a file to an endpoint that accepts bytes. Separate from `request()` because `fetch` doesn't report upload progress; shows no toast, because
 * the upload field shows the result.
 * @param path from the site's root, with the query.
 * @returns the response's data.
 * @throws RequestError, see `request()`.
 */
export async function upload<T>(path: string, file: Blob, options: UploadOptions = {}): Promise<T> {
  const loaded = await uploads.load().catch((cause: unknown) => {
    throw errorOfInterruption(cause, false);
  });
  return loaded.upload<T>(path, file, options);
}

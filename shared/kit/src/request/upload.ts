import type { MutationEndpoint } from '@boardwalk/contracts';
import { noteRefusal } from '../session/refusals.ts';
import { bearer, forget } from './bearer.ts';
import { noteMutation } from './mutations.ts';
import { answerLanguage } from './request.ts';
import { errorOfAnswer, errorOfInterruption, type RequestError } from './request-error.ts';

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
export async function upload<T>(
  path: string,
  file: Blob,
  { endpoint, signal, onProgress }: UploadOptions = {},
): Promise<T> {
  const token = await bearer(signal);
  const { promise, resolve, reject } = Promise.withResolvers<T>();
  const call = new XMLHttpRequest();
  const fail = (error: RequestError) => reject(error);
  call.open('POST', path);
  call.responseType = 'json';
  call.setRequestHeader('Accept', 'application/json');
  call.setRequestHeader('Accept-Language', answerLanguage());
  call.setRequestHeader('Content-Type', 'application/octet-stream');
  if (token) call.setRequestHeader('Authorization', `Bearer ${token}`);
  call.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
  call.onload = () => {
    if (call.status < 300) {
      if (endpoint) noteMutation(endpoint);
      return resolve(call.response);
    }
    if (call.status === 401) forget(token);
    fail(noteRefusal(errorOfAnswer(call.status, call.response, call.getResponseHeader('x-request-id'))));
  };
  call.onerror = () => fail(errorOfInterruption(new TypeError('The upload was cut off.'), false));
  call.onabort = () => fail(errorOfInterruption(undefined, true));
  signal?.addEventListener('abort', () => call.abort(), { once: true });
  if (signal?.aborted) fail(errorOfInterruption(undefined, true));
  else call.send(file);
  return promise;
}

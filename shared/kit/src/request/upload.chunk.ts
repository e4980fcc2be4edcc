import { noteRefusal } from '../session/refusals.ts';
import { bearer, forget } from './bearer.ts';
import { expectMutation, noteMutation } from './mutations.ts';
import { requestLanguage } from './request.ts';
import { errorOfInterruption, errorOfResponse, type RequestError } from './request-error.ts';
import type { UploadOptions } from './upload.ts';

/** See `upload()` of the kit. */
export async function upload<T>(
  path: string,
  file: Blob,
  { endpoint, signal, onProgress }: UploadOptions = {},
): Promise<T> {
  if (endpoint) expectMutation();
  const token = await bearer(signal);
  const { promise, resolve, reject } = Promise.withResolvers<T>();
  const call = new XMLHttpRequest();
  const fail = (error: RequestError) => reject(error);
  call.open('POST', path);
  call.responseType = 'json';
  call.setRequestHeader('Accept', 'application/json');
  call.setRequestHeader('Accept-Language', requestLanguage());
  call.setRequestHeader('Content-Type', 'application/octet-stream');
  if (token) call.setRequestHeader('Authorization', `Bearer ${token}`);
  call.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
  call.onload = () => {
    if (call.status < 300) {
      const noted = endpoint ? noteMutation(endpoint) : Promise.resolve();
      return noted.then(() => resolve(call.response));
    }
    if (call.status === 401) forget(token);
    fail(noteRefusal(errorOfResponse(call.status, call.response, call.getResponseHeader('x-request-id'))));
  };
  call.onerror = () => fail(errorOfInterruption(new TypeError('The upload was cut off.'), false));
  call.onabort = () => fail(errorOfInterruption(undefined, true));
  signal?.addEventListener('abort', () => call.abort(), { once: true });
  if (signal?.aborted) fail(errorOfInterruption(undefined, true));
  else call.send(file);
  return promise;
}

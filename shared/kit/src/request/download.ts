import { noteRefusal } from '../session/refusals.ts';
import { bearer, forget } from './bearer.ts';
import { requestLanguage } from './request.ts';
import { errorOfInterruption, errorOfResponse } from './request-error.ts';

/** Timeout of a download, in milliseconds. */
const TIMEOUT_MS = 60_000;

/**
 * Downloads a file with the member's token. Separate from `request()` because the response isn't JSON; shows no toast.
 * @param path from the site's root.
 * @throws RequestError, see `request()`.
 */
export async function download(path: string): Promise<Blob> {
  const token = await bearer();
  const headers = {
    'Accept-Language': requestLanguage(),
    ...(token && { Authorization: `Bearer ${token}` }),
  };
  let answer: Response;
  try {
    answer = await fetch(path, { headers, signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (answer.ok) return await answer.blob();
  } catch (error) {
    throw errorOfInterruption(error, false);
  }
  if (answer.status === 401) forget(token);
  const body: unknown = await answer.json().catch(() => null);
  throw noteRefusal(errorOfResponse(answer.status, body, answer.headers.get('x-request-id')));
}

/** Time for the browser to start the download before the URL is revoked, in milliseconds. */
const URL_LIFETIME_MS = 60_000;

/** Saves bytes as a file through the browser. @param name name of the file. */
export function saveAs(bytes: Blob, name: string): void {
  const address = URL.createObjectURL(bytes);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), URL_LIFETIME_MS);
}

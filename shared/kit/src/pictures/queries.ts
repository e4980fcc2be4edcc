import { type Media, truncate } from '@boardwalk/contracts';
import { endpointPages } from '../lists/endpoint-pages.ts';
import { call } from '../request/call.ts';
import { type UploadOptions, upload } from '../request/upload.ts';
import { shrinkPicture } from './shrink-picture.ts';

const PAGE_SIZE = 24;
const MAX_NAME_LENGTH = 200;

/** Pictures of the library, newest first. */
export function picturePages(search: string) {
  return endpointPages('GET /api/media', { query: { search, limit: PAGE_SIZE } });
}

/** Changes the alternative text and the focal point of a picture. @throws RequestError */
export function changePicture(id: string, change: Pick<Media, 'alt' | 'focus'>): Promise<Media> {
  return call('PUT /api/media/:id', { params: { id }, body: change });
}

/**
 * Uploads a picture to the library, which cleans and re-encodes it. A large one is downscaled first, because a phone on a slow connection couldn't
 * send it in time.
 * @throws RequestError, with the server's reasons on rejection.
 */
export async function uploadPicture(file: File, options?: UploadOptions): Promise<Media> {
  const query = new URLSearchParams({ name: truncate(file.name, MAX_NAME_LENGTH, { end: '' }) });
  const endpoint = 'POST /api/media';
  return upload<Media>(`/api/media?${query}`, await shrinkPicture(file), { ...options, endpoint });
}

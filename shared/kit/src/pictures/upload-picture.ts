import type { Media } from '@boardwalk/contracts';
import { truncate } from '@boardwalk/contracts';
import { type UploadOptions, upload } from '../request/upload.ts';
import { shrinkPicture } from './shrink-picture.ts';

const NAME_LENGTH = 200;

/**
 * Uploads a picture to the library, which cleans and re-encodes it. A large one is downscaled first, because a phone on a slow connection couldn't
 * send it in time.
 * @throws RequestError, with the server's reasons on rejection.
 */
export async function uploadPicture(file: File, options?: UploadOptions): Promise<Media> {
  const query = new URLSearchParams({ name: truncate(file.name, NAME_LENGTH, { end: '' }) });
  const endpoint = 'POST /api/media';
  return upload<Media>(`/api/media?${query}`, await shrinkPicture(file), { ...options, endpoint });
}

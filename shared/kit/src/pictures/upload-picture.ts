import type { Media } from '@boardwalk/contracts';
import { truncate } from '@boardwalk/contracts';
import { type UploadOptions, upload } from '../request/upload.ts';
import { shrinkPicture } from './shrink-picture.ts';

const NAME_LENGTH = 200;

/**
 * Sends a picture to the library, which cleans and re-encodes it. A large one is made smaller before, as a phone on a slow line could not
 * send it in time.
 * @throws RequestError, with the library's reasons when it refuses it.
 */
export async function uploadPicture(file: File, options?: UploadOptions): Promise<Media> {
  const query = new URLSearchParams({ name: truncate(file.name, NAME_LENGTH, { end: '' }) });
  return upload<Media>(`/api/media?${query}`, await shrinkPicture(file), options);
}

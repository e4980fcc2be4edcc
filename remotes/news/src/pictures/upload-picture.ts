import { MEDIA_LIMITS, type Media } from '@boardwalk/contracts';
import { upload } from '@boardwalk/kit';

interface UploadPictureOptions {
  signal?: AbortSignal;
  /** Told how much of it has been sent, from 0 to 1. */
  onProgress?: (share: number) => void;
}

const NAME_LENGTH = 200;

/** Sends a picture to the library, which cleans and re-encodes it. @throws RequestError */
export function uploadPicture(file: File, options: UploadPictureOptions): Promise<Media> {
  const query = new URLSearchParams({ name: file.name.slice(0, NAME_LENGTH) });
  return upload<Media>(`/api/media?${query}`, file, options);
}

/** Whether it is worth sending at all. */
export function isSmallEnough(file: File): boolean {
  return file.size <= MEDIA_LIMITS.bytes;
}

import { uploadPicture } from '@boardwalk/kit';
import type { UploadedImage, UploadOptions } from '../rich-text-props.ts';

/** Uploads a picture to the library, for `RichTextEditor`. @throws RequestError, see `uploadPicture()`. */
export async function uploadImage(file: File, options: UploadOptions): Promise<UploadedImage> {
  const { url, width, height } = await uploadPicture(file, options);
  return { src: url, width, height };
}

import type { Media } from '@boardwalk/contracts';
import type { ComponentType } from 'react';
import { withLazyCatalog } from '../i18n/with-lazy-catalog.ts';
import { lazyDialog } from '../lazy/lazy-dialog.tsx';
import { LazyModule } from '../lazy/lazy-module.ts';
import type { UploadOptions } from '../request/upload.ts';
import type { ImagePickerProps } from './image-picker.tsx';

type Pictures = typeof import('./chunk.ts');

const pictures = new LazyModule<Pictures>(() =>
  withLazyCatalog(import(/* webpackChunkName: "pictures" */ './chunk.ts')),
);

/** Preloads the library's chunk before it is first opened. */
export const loadPictures = (): void => void pictures.load().catch(() => {});

/** Dialog to pick a picture of the library, or to upload a new one. Loads nothing while closed. */
export const ImagePicker: ComponentType<ImagePickerProps> = lazyDialog(
  pictures,
  (parts) => parts.ImagePicker,
);

/**
 * Uploads a picture to the library, downscaled if large.
 * @throws RequestError, with the server's reasons on rejection.
 */
export async function uploadPicture(file: File, options?: UploadOptions): Promise<Media> {
  return (await pictures.load()).uploadPicture(file, options);
}

/** Downscales a large picture for another upload; returns it unchanged if that isn't possible. */
export async function shrinkPicture(file: File): Promise<Blob> {
  return (await pictures.load()).shrinkPicture(file);
}

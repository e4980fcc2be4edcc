import type { Media } from '@boardwalk/contracts';
import { type ComponentType, Suspense } from 'react';
import { withLazyCatalog } from '../i18n/with-lazy-catalog.ts';
import { lazyComponent } from '../lazy/lazy-component.ts';
import { LazyModule } from '../lazy/lazy-module.ts';
import type { UploadOptions } from '../request/upload.ts';
import type { ImagePickerProps } from './image-picker.tsx';

type Pictures = typeof import('./chunk.ts');

const pictures = new LazyModule<Pictures>(() =>
  withLazyCatalog(import(/* webpackChunkName: "pictures" */ './chunk.ts')),
);

/** Preloads the library's chunk before it is first opened. */
export const loadPictures = (): void => void pictures.load().catch(() => {});

const LazyPicker: ComponentType<ImagePickerProps> = lazyComponent(pictures, (parts) => parts.ImagePicker);

/** Dialog to pick a picture of the library, or to upload a new one. Loads nothing while closed. */
export function ImagePicker(props: ImagePickerProps) {
  const here = pictures.use();
  if (!here && !props.open) return null;
  return (
    <Suspense fallback={null}>
      <LazyPicker {...props} />
    </Suspense>
  );
}

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

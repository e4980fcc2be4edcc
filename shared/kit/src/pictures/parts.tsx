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

/** Fetches the library's file ahead of its first opening. */
export const loadPictures = (): void => void pictures.load().catch(() => {});

const LazyPicker: ComponentType<ImagePickerProps> = lazyComponent(pictures, (parts) => parts.ImagePicker);

/** Picks a picture of the library, or puts a new one into it. Closed, it fetches nothing. */
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
 * Sends a picture to the library, a large one made smaller.
 * @throws RequestError, with the library's reasons when it refuses it.
 */
export async function uploadPicture(file: File, options?: UploadOptions): Promise<Media> {
  return (await pictures.load()).uploadPicture(file, options);
}

/** Makes a large picture smaller before it is sent elsewhere; what can't be made smaller comes back as it is. */
export async function shrinkPicture(file: File): Promise<Blob> {
  return (await pictures.load()).shrinkPicture(file);
}

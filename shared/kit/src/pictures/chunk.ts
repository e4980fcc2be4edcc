/** The media library. In a chunk of its own: only authors load it. */
export { ImagePicker } from './image-picker.tsx';
export { uploadPicture } from './queries.ts';
export { shrinkPicture } from './shrink-picture.ts';

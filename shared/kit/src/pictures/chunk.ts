/** The library of pictures. It is a file by itself: only those who write fetch it. */
export { ImagePicker } from './image-picker.tsx';
export { shrinkPicture } from './shrink-picture.ts';
export { uploadPicture } from './upload-picture.ts';

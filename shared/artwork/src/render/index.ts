export type { Picture, PictureFile, PictureFormat, PictureIndex } from './picture-index.ts';
export { type RenderOptions, type RenderProgress, renderArtwork } from './render-artwork.ts';

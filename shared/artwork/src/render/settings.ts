import type { AvifOptions, JpegOptions, WebpOptions } from 'sharp';

/** The widths of the pages' layouts; a picture is never enlarged beyond its own. */
export const widths: readonly number[] = [480, 960, 1440, 1920];

/** The widths in which articles show pictures. */
export const coverWidths: readonly number[] = [320, 640, 960];

/** Maximum width of AVIF: wider ones cost more time than they save bytes. */
export const widestAvif = 1440;

/** More effort saves five percent of the bytes, and takes a fifth of the whole build. */
export const avif: AvifOptions = { quality: 50, effort: 1, chromaSubsampling: '4:2:0' };
/** Without smart subsampling, which took half of the whole build for files of the same size. */
export const webp: WebpOptions = { quality: 80, effort: 2 };
export const jpeg: JpegOptions = { quality: 80, progressive: true, chromaSubsampling: '4:2:0' };

/** Strength of the paper grain, 0 to 255. */
export const grain = 11;

/** Part of every picture's source hash: change it when the way of rendering changes. */
export const recipe = 2;

import { acceptsType } from '../../platform/http/raw-answer.ts';
import type { ArtworkFile, ArtworkFormat } from './artwork-index.ts';

export const MEDIA_TYPES: Record<ArtworkFormat, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml',
};

/** Better formats first. They are sent only to clients that accept them by name: a wildcard doesn't mean that AVIF can be displayed. */
const BETTER: ArtworkFormat[] = ['avif', 'webp'];

/** Returns the best accepted format, in the smallest sufficient width, otherwise in the largest. */
export function chooseFile(
  files: readonly ArtworkFile[],
  wanted: { extension: ArtworkFormat; accept: string; width: number | undefined },
): ArtworkFile | undefined {
  const has = (format: ArtworkFormat) => files.some((file) => file.format === format);
  if (!has(wanted.extension)) return undefined;
  const better = wanted.extension === 'svg' ? [] : BETTER;
  const format =
    better.find((candidate) => has(candidate) && acceptsType(wanted.accept, MEDIA_TYPES[candidate])) ??
    wanted.extension;
  const byWidth = files.filter((file) => file.format === format).sort((a, b) => a.width - b.width);
  return byWidth.find(({ width }) => wanted.width !== undefined && width >= wanted.width) ?? byWidth.at(-1);
}

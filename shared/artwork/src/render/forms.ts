import type { PictureFormat } from './picture-index.ts';
import { coverWidths, widestAvif, widths } from './settings.ts';

/** One printing of a picture. */
export type PrintForm = { readonly width: number; readonly format: PictureFormat };

/** The widths a picture is printed in; its own width stands in for the first one that would enlarge it. */
function fitting(wanted: readonly number[], naturalWidth: number): number[] {
  return [...wanted.filter((width) => width < naturalWidth), naturalWidth];
}

/** What pages show: every width in every format. */
export function pageForms(naturalWidth: number): PrintForm[] {
  return fitting(widths, naturalWidth).flatMap((width) => {
    const formats: PictureFormat[] = width <= widestAvif ? ['avif', 'webp', 'jpg'] : ['webp', 'jpg'];
    return formats.map((format) => ({ width, format }));
  });
}

/** What the library of pictures keeps of an upload before it has time for more: WebP in every width, and one JPEG. */
export function coverForms(naturalWidth: number): PrintForm[] {
  const forms = fitting(coverWidths, naturalWidth).map((width) => ({ width, format: 'webp' as const }));
  return [...forms, { width: naturalWidth, format: 'jpg' }];
}

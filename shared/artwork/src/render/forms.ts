import type { PictureFormat } from './picture-index.ts';
import { coverWidths, widestAvif, widths } from './settings.ts';

/** Width and format of one rendering of a picture. */
export type PrintForm = { readonly width: number; readonly format: PictureFormat };

/** Returns the widths in which a picture is rendered; its own width replaces the first one that would enlarge it. */
function fitting(wanted: readonly number[], naturalWidth: number): number[] {
  return [...wanted.filter((width) => width < naturalWidth), naturalWidth];
}

/** Returns the forms for pages: every width in every format. */
export function pageForms(naturalWidth: number): PrintForm[] {
  return fitting(widths, naturalWidth).flatMap((width) => {
    const formats: PictureFormat[] = width <= widestAvif ? ['avif', 'webp', 'jpg'] : ['webp', 'jpg'];
    return formats.map((format) => ({ width, format }));
  });
}

/** Returns the forms that the media library stores immediately after an upload: WebP in every width, and one JPEG. */
export function coverForms(naturalWidth: number): PrintForm[] {
  const forms = fitting(coverWidths, naturalWidth).map((width) => ({ width, format: 'webp' as const }));
  return [...forms, { width: naturalWidth, format: 'jpg' }];
}

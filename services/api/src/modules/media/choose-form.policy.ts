import { acceptsType } from '../../platform/http/raw-answer.ts';
import type { MediaForm, MediaFormat, MediaForms } from './media-forms.ts';

export interface ChosenForm extends MediaForm {
  format: MediaFormat;
  width: number;
}

/** Returns the best format that is accepted by name, in the smallest sufficient width, otherwise in the largest. */
export function chooseForm(
  forms: MediaForms,
  wanted: { accept: string; width: number | undefined },
): ChosenForm | undefined {
  const better = (['avif', 'webp'] as const).find(
    (candidate) => forms[candidate] && acceptsType(wanted.accept, `image/${candidate}`),
  );
  const format: MediaFormat = better ?? 'jpeg';
  const byWidth = Object.entries(forms[format] ?? {})
    .map(([width, form]) => ({ ...form, format, width: Number(width) }))
    .toSorted((a, b) => a.width - b.width);
  return byWidth.find(({ width }) => wanted.width !== undefined && width >= wanted.width) ?? byWidth.at(-1);
}

import type { UseFormReturn } from '@boardwalk/kit';
import { type Draft, FIELDS } from './draft.ts';

/** Who found what is wrong with a field: the server when it was saved, or the check before publishing. */
type Source = 'server' | 'checklist';

/** Puts what is wrong at the form's fields, in the place of what the same source said before. */
export function showRefusals(
  form: UseFormReturn<Draft>,
  messages: Partial<Record<keyof Draft, string>>,
  source: Source = 'server',
): void {
  for (const name of FIELDS) {
    const message = messages[name];
    const shown = form.getFieldState(name).error;
    if (message === undefined) {
      if (shown?.type === source) form.clearErrors(name);
    } else if (shown?.message !== message) form.setError(name, { type: source, message });
  }
}

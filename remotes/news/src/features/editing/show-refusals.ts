import type { UseFormReturn } from '@boardwalk/kit';
import { type Draft, FIELDS } from './draft.ts';

/** Source of an error: the server when it was saved, or the check before publication. */
type Source = 'server' | 'checklist';

/** Shows errors at the form's fields, replacing those of the same source. */
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

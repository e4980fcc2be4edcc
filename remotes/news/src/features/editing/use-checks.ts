import { type UseFormReturn, useRouteExists } from '@boardwalk/kit';
import { useCallback } from 'react';
import type { SaveState } from './article-autosave.ts';
import { type Check, checksOf } from './checks.ts';
import type { Draft } from './draft.ts';

/** Returns a function that checks the current form. */
export function useChecks(form: UseFormReturn<Draft>, state: SaveState): () => Check[] {
  const routeExists = useRouteExists();
  return useCallback(
    () =>
      checksOf(form.getValues(), {
        routeExists,
        origin: location.origin,
        refused: state.kind === 'refused' ? state.fields : undefined,
      }),
    [form, routeExists, state],
  );
}

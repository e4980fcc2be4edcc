import { useCallback, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Draft } from './draft.ts';
import type { Editing } from './use-editing.ts';

/** Id of the panel's element. */
export const SETTINGS_ID = 'article-settings';

/** Whether a field is in the panel, and not in the column of the text. */
export function isSetting(field: string): boolean {
  const inColumn: readonly string[] = ['title', 'body'] satisfies (keyof Draft)[];
  return !inColumn.includes(field);
}

/** The panel with the settings of an article. It opens when the server has refused one of them. */
export function useSettings({ state }: Pick<Editing, 'state'>) {
  const [open, setOpen] = useState(false);
  const isRefused = state.kind === 'refused' && Object.keys(state.fields).some(isSetting);
  useEffect(() => {
    if (isRefused) setOpen(true);
  }, [isRefused]);
  const close = useCallback(() => {
    setOpen(false);
    document.querySelector<HTMLElement>(`[aria-controls=${SETTINGS_ID}]`)?.focus();
  }, []);
  return {
    open,
    /** Opens the panel, which takes the focus, or closes it. */
    toggle: () => {
      flushSync(() => setOpen(!open));
      if (!open) document.getElementById(SETTINGS_ID)?.focus();
    },
    close,
    /** Opens the panel if it contains the field, so that the field can take the focus immediately. */
    reveal: (field: string) => {
      if (isSetting(field)) flushSync(() => setOpen(true));
    },
  };
}

export type Settings = ReturnType<typeof useSettings>;

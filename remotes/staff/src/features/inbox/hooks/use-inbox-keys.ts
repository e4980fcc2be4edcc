import { useEffect, useEffectEvent } from 'react';

export interface InboxKeys {
  /** A takes what is focused or open. */
  onTake: () => void;
  /** S puts it off. */
  onSnooze: () => void;
  /** ? shows the keys. */
  onHelp: () => void;
}

const ROWS = '[data-inbox-row]';
const STEPS: Record<string, number> = { j: 1, k: -1, ArrowDown: 1, ArrowUp: -1 };

/**
 * The keys of the inbox: J and K go through the list, as the arrows do once the focus is in it; Enter opens, as on every link. None acts while somebody types
 * or has a dialog or menu open.
 */
export function useInboxKeys({ onTake, onSnooze, onHelp }: InboxKeys): void {
  const act = useEffectEvent((event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step !== undefined) {
      if (event.key.startsWith('Arrow') && !document.activeElement?.matches(ROWS)) return;
      if (moveFocus(step)) event.preventDefault();
      return;
    }
    const wanted = { a: onTake, s: onSnooze, '?': onHelp }[event.key];
    if (!wanted) return;
    event.preventDefault();
    wanted();
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || isMeantElsewhere(event)) return;
      act(event);
    };
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  }, []);
}

/** The id of the item whose row has the focus. */
export function focusedItem(): string | undefined {
  return document.activeElement?.closest<HTMLElement>(ROWS)?.dataset.inboxRow;
}

function moveFocus(step: number): boolean {
  const rows = [...document.querySelectorAll<HTMLElement>(ROWS)].filter((row) => row.offsetParent !== null);
  const at = rows.indexOf(document.activeElement as HTMLElement);
  const open = rows.findIndex((row) => row.getAttribute('aria-current') === 'true');
  const next = at >= 0 ? at + step : open >= 0 ? open + step : 0;
  const row = rows[Math.max(0, Math.min(rows.length - 1, next))];
  row?.focus();
  row?.scrollIntoView({ block: 'nearest' });
  return row !== undefined;
}

function isMeantElsewhere({ ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  return (
    ctrlKey ||
    metaKey ||
    altKey ||
    (target instanceof Element &&
      target.closest(
        'input, textarea, select, [contenteditable=true], [role=dialog], [role=alertdialog], [role=menu]',
      ) !== null)
  );
}

import { useLetterKeys } from '@boardwalk/kit';
import { useEffect } from 'react';

export interface InboxKeys {
  /** A takes the focused or open item. */
  onTake: () => void;
  /** S snoozes it. */
  onSnooze: () => void;
  /** ? shows the shortcuts. */
  onHelp: () => void;
}

const ROWS = '[data-inbox-row]';
const ARROWS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * Shortcuts of the inbox: J and K move through the list, like the arrows once the focus is in it; Enter opens, as for every link. A assigns an item
 * to the user without confirmation.
 */
export function useInboxKeys({ onTake, onSnooze, onHelp }: InboxKeys): void {
  useLetterKeys({
    j: { run: () => moveFocus(1) },
    k: { run: () => moveFocus(-1) },
    a: { run: onTake, acts: true },
    s: { run: onSnooze },
    '?': { run: onHelp },
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const step = ARROWS[event.key];
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.defaultPrevented;
      if (step === undefined || !isPlain || !document.activeElement?.matches(ROWS)) return;
      if (moveFocus(step)) event.preventDefault();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
}

/** Returns the id of the item whose row has the focus. */
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

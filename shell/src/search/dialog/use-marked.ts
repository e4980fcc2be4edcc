import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Entry } from './entry.ts';

interface MarkedOptions {
  entries: readonly Entry[];
  /** What the site finds for the text is on its way: what is shown of it may be the answer to another one. */
  busy: boolean;
  onTake: (entry: Entry) => void;
  onTakeInNewTab: (entry: Entry) => void;
}

/**
 * Which of the entries Enter takes, and the keys by which another is chosen. The focus stays in the field: the first one is marked unless another was chosen and is
 * still there, so Enter always does something.
 */
export function useMarked({ entries, busy, onTake, onTakeInNewTab }: MarkedOptions) {
  const [chosen, setChosen] = useState<string | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const byKeys = useRef(false);
  // Whoever types fast has pressed Enter before there is an answer: they mean what it will find.
  const [awaited, setAwaited] = useState(false);
  const at = Math.max(
    0,
    entries.findIndex(({ id }) => id === chosen),
  );
  const marked = entries[at];
  useEffect(() => {
    if (!byKeys.current) return;
    byKeys.current = false;
    // The name of the first group stands above the first entry.
    if (at === 0) list.current?.scrollTo({ top: 0 });
    else list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [at]);
  const takeAwaited = useEffectEvent(() => {
    setAwaited(false);
    if (marked) onTake(marked);
  });
  useEffect(() => {
    if (awaited && !busy) takeAwaited();
  }, [awaited, busy]);
  const enter = (inNewTab: boolean) => {
    // Pages and actions aren't the site's to find.
    const isSettled = !busy || chosen === marked?.id || (marked !== undefined && !marked.kept);
    if (!isSettled) setAwaited(!inNewTab);
    else if (marked) (inNewTab ? onTakeInNewTab : onTake)(marked);
  };
  const move = (by: number) => {
    byKeys.current = true;
    setChosen(entries.at((at + by) % entries.length)?.id ?? null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter ends a word of Japanese, say, before it takes anything.
    if (event.nativeEvent.isComposing) return;
    const acts: Record<string, () => void> = {
      ArrowDown: () => move(1),
      ArrowUp: () => move(-1),
      Enter: () => enter(event.metaKey || event.ctrlKey),
    };
    const act = acts[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  return {
    marked,
    list,
    onKeyDown,
    mark: setChosen,
    /** To be called when something else is searched for. */
    reset() {
      setChosen(null);
      setAwaited(false);
      list.current?.scrollTo({ top: 0 });
    },
  };
}

import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Entry } from './entry.ts';

interface MarkedOptions {
  entries: readonly Entry[];
  /** Results are loading: the shown ones may belong to another text. */
  busy: boolean;
  onTake: (entry: Entry) => void;
  onTakeInNewTab: (entry: Entry) => void;
}

/**
 * The entry that Enter selects, and the keys that change it. The focus stays in the field: the first entry is marked unless another was chosen and
 * still exists, so Enter always has an effect.
 */
export function useMarked({ entries, busy, onTake, onTakeInNewTab }: MarkedOptions) {
  const [chosen, setChosen] = useState<string | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const byKeys = useRef(false);
  // A fast typist presses Enter before the response: it then applies to the loaded results.
  const [awaited, setAwaited] = useState(false);
  const at = Math.max(
    0,
    entries.findIndex(({ id }) => id === chosen),
  );
  const marked = entries[at];
  useEffect(() => {
    if (!byKeys.current) return;
    byKeys.current = false;
    // The first group's heading is above the first entry.
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
    // Pages and actions are found locally.
    const isFinal = !busy || chosen === marked?.id || (marked !== undefined && !marked.recent);
    if (!isFinal) setAwaited(!inNewTab);
    else if (marked) (inNewTab ? onTakeInNewTab : onTake)(marked);
  };
  const move = (by: number) => {
    byKeys.current = true;
    setChosen(entries.at((at + by) % entries.length)?.id ?? null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // During IME composition (Japanese, for example) Enter ends a word.
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
    /** Call it when the search text changes. */
    reset() {
      setChosen(null);
      setAwaited(false);
      list.current?.scrollTo({ top: 0 });
    },
  };
}

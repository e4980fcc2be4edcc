import { Box } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
import { Gavel } from 'lucide-react';
import { type KeyboardEvent, type MouseEvent, memo, useState } from 'react';
import { shortPrice, useMoney } from '../estate/money.ts';
import { useNames } from '../estate/names.ts';
import { nextItem } from './next-item.ts';
import type { MapProperty } from './planar-clusters.ts';
import type { PlacedItem } from './use-map-view.ts';

interface BubblesProps {
  items: readonly PlacedItem[];
  /** Code of the property highlighted by the list. */
  lit: string | null;
  onOpen: (item: PlacedItem) => void;
  onPoint: (code: string | null) => void;
  /** Returns whether a click is the end of a drag. */
  isDrag: () => boolean;
}

/** Prices and counts in the visible part of the map. One of them is the tab stop, the others are reached by arrow keys. */
export function Bubbles({ items, lit, onOpen, onPoint, isDrag }: BubblesProps) {
  const { t } = useLingui();
  const [chosen, setChosen] = useState<string>();
  const stop = items.some(({ id }) => id === chosen) ? chosen : items[0]?.id;
  const itemAt = (target: EventTarget | null) => {
    const id = target instanceof Element && target.closest<HTMLElement>('[data-id]')?.dataset.id;
    return items.find((item) => item.id === id);
  };
  const walk = (event: KeyboardEvent<HTMLElement>) => {
    const from = itemAt(event.target);
    const to = from && nextItem(items, from, event.key);
    if (!to) return;
    event.preventDefault();
    event.stopPropagation();
    setChosen(to.id);
    event.currentTarget.querySelector<HTMLElement>(`[data-id="${CSS.escape(to.id)}"]`)?.focus();
  };
  const open = ({ target, detail }: MouseEvent) => {
    const item = itemAt(target);
    // Keyboard clicks have no detail, and are never the end of a drag.
    if (!item || (detail > 0 && isDrag())) return;
    setChosen(item.id);
    onOpen(item);
  };
  const point = (target: EventTarget | null) => {
    const item = itemAt(target);
    onPoint(item?.cluster === null ? item.code : null);
  };
  return (
    <Box
      role="group"
      aria-label={t`Properties on the map. The arrow keys go from one to the next.`}
      onKeyDown={walk}
      onClick={open}
      onPointerOver={({ target }) => point(target)}
      onPointerOut={({ relatedTarget }) => point(relatedTarget)}
      onFocus={({ target }) => point(target)}
      onBlur={({ relatedTarget }) => point(relatedTarget)}
    >
      {items.map((item) => (
        <Bubble key={item.id} item={item} stop={item.id === stop} lit={item.id === lit} />
      ))}
    </Box>
  );
}

interface BubbleProps {
  item: PlacedItem;
  /** Whether it is the tab stop. */
  stop: boolean;
  lit: boolean;
}

/** Memoized, without handlers of its own: a map shows up to a hundred. */
const Bubble = memo(function Bubble({ item, stop, lit }: BubbleProps) {
  const { t, i18n } = useLingui();
  const describe = useDescription();
  const priceOf = usePrice();
  return (
    <button
      type="button"
      data-id={item.id}
      data-item={item.cluster === null ? (item.kind ?? 'none') : 'cluster'}
      data-lit={lit || undefined}
      tabIndex={stop ? 0 : -1}
      aria-label={
        item.cluster === null
          ? `${priceOf(item)}: ${describe(item)}`
          : t`${i18n.number(item.count)} properties: zoom in`
      }
      style={{ transform: `translate(${item.left}px, ${item.top}px) translate(-50%, -50%)` }}
    >
      {item.cluster !== null ? (
        i18n.number(item.count)
      ) : (
        <>
          {item.kind === 'auction' && <Gavel aria-hidden />}
          {priceOf(item)}
        </>
      )}
    </button>
  );
});

/** Returns the text of a bubble. */
function usePrice(): (property: MapProperty) => string {
  const { t, i18n } = useLingui();
  return ({ price, kind }) => {
    const amount = shortPrice(price, i18n.locale);
    return kind === 'rent' ? t`${amount}/wk` : amount;
  };
}

/** Returns a description of a property on the map: `LQ-014, For sale, $90,000`. */
export function useDescription(): (property: MapProperty) => string {
  const { t } = useLingui();
  const names = useNames();
  const money = useMoney();
  return ({ code, kind, price }) => [code, kind ? names.kind(kind) : t`Not listed`, money(price)].join(', ');
}

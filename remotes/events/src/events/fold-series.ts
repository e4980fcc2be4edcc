import type { EventCard } from '@boardwalk/contracts';

/** A date with the later dates of its series. */
export interface FoldedDate {
  card: EventCard;
  /** Later dates of the same series, in order; empty for an event without repetition. */
  later: EventCard[];
}

/**
 * Folds each series into its first date, in the order of the list. A canceled date stays apart: its guests look for it.
 * @param cards in the order of their start
 */
export function foldSeries(cards: readonly EventCard[]): FoldedDate[] {
  const first = new Map<string, FoldedDate>();
  const folded: FoldedDate[] = [];
  for (const card of cards) {
    const isSeries = card.everyWeeks !== null && card.state !== 'cancelled';
    const known = isSeries ? first.get(card.eventId) : undefined;
    if (known) {
      known.later.push(card);
      continue;
    }
    const date = { card, later: [] };
    folded.push(date);
    if (isSeries) first.set(card.eventId, date);
  }
  return folded;
}

import { usePages } from '@boardwalk/kit';
import { ownPages, planPages } from '../../events/get-events.ts';

/**
 * Returns whether all lists of the reader's events are loaded, or have failed. They are shown together, because a late one would shift those below
 * it.
 */
export function useOwnEventsArrived(): boolean {
  const going = usePages(ownPages('going', 'coming'));
  const hosting = usePages(ownPages('hosting', 'coming'));
  const drafts = usePages(planPages('mine', 'draft'));
  const pending = usePages(planPages('mine', 'pending'));
  const gone = usePages(ownPages('going', 'past'));
  const hosted = usePages(ownPages('hosting', 'past'));
  const all: { items?: unknown; error: unknown }[] = [going, hosting, drafts, pending, gone, hosted];
  return all.every(({ items, error }) => items !== undefined || error !== null);
}

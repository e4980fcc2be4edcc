import { usePages } from '@boardwalk/kit';
import { ownPages, planPages } from '../../events/get-events.ts';

/**
 * Whether every list of the reader's events is here, or has failed. They are asked for at once and shown together: one that came late would
 * push those below it away.
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

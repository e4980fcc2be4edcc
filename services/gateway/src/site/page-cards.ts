import { type PageCard, pageCardSchema } from '@boardwalk/contracts';
import { LRUCache } from 'lru-cache';
import type { CallApi } from '../api-calls.ts';
import { finishesInTime } from './site-source.ts';

/** Time for which a response of the API is cached, in milliseconds. */
const FRESH_FOR_MS = 5000;
const TIMEOUT_MS = 1000;
const MAX_ENTRIES = 500;

/** `none`: the API has no card for it. */
type Card = PageCard | 'none';

interface CacheEntry {
  card?: Card;
  fetchedAt: number;
  fetching?: Promise<void>;
}

/** The API's cards of pages whose URL identifies something. While it is unreachable, the last known one is used. */
export function createPageCards(callApi: CallApi, onFailure: (error: unknown) => void) {
  const known = new LRUCache<string, CacheEntry>({ max: MAX_ENTRIES });

  async function fetchCard(address: string, entry: CacheEntry): Promise<void> {
    try {
      const answer = await callApi(address, TIMEOUT_MS);
      if (answer.status === 404 || answer.status === 422) entry.card = 'none';
      else if (answer.ok) entry.card = pageCardSchema.parse(await answer.json());
      else throw new Error(`${address} answered ${answer.status}`);
    } catch (error) {
      onFailure(error);
    } finally {
      entry.fetchedAt = Date.now();
      entry.fetching = undefined;
    }
  }

  return async function cardOf(address: string): Promise<Card | undefined> {
    const entry = known.get(address) ?? { fetchedAt: 0 };
    if (entry.fetchedAt === 0) known.set(address, entry);
    if (Date.now() - entry.fetchedAt > FRESH_FOR_MS) entry.fetching ??= fetchCard(address, entry);
    if (entry.fetching) await finishesInTime(entry.fetching, entry.card !== undefined);
    return entry.card;
  };
}
export type PageCards = ReturnType<typeof createPageCards>;

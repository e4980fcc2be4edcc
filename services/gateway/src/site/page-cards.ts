import { type PageCard, pageCardSchema } from '@boardwalk/contracts';
import { LRUCache } from 'lru-cache';
import type { CallApi } from '../api-calls.ts';
import { answeredWithin } from './site-source.ts';

/** Time for which a response of the API is cached, in milliseconds. */
const FRESH_FOR = 5000;
const TIMEOUT = 1000;
const MAX_ENTRIES = 500;

/** `none`: the API has no card for it. */
type Card = PageCard | 'none';

interface Kept {
  card?: Card;
  askedAt: number;
  asking?: Promise<void>;
}

/** The API's cards of pages whose URL identifies something. While it is unreachable, the last known one is used. */
export function createPageCards(callApi: CallApi, onFailure: (error: unknown) => void) {
  const known = new LRUCache<string, Kept>({ max: MAX_ENTRIES });

  async function ask(address: string, kept: Kept): Promise<void> {
    try {
      const answer = await callApi(address, TIMEOUT);
      if (answer.status === 404 || answer.status === 422) kept.card = 'none';
      else if (answer.ok) kept.card = pageCardSchema.parse(await answer.json());
      else throw new Error(`${address} answered ${answer.status}`);
    } catch (error) {
      onFailure(error);
    } finally {
      kept.askedAt = Date.now();
      kept.asking = undefined;
    }
  }

  return async function cardOf(address: string): Promise<Card | undefined> {
    const kept = known.get(address) ?? { askedAt: 0 };
    if (kept.askedAt === 0) known.set(address, kept);
    if (Date.now() - kept.askedAt > FRESH_FOR) kept.asking ??= ask(address, kept);
    if (kept.asking) await answeredWithin(kept.asking, kept.card !== undefined);
    return kept.card;
  };
}
export type PageCards = ReturnType<typeof createPageCards>;

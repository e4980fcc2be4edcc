import { type PageCard, pageCardSchema } from '@boardwalk/contracts';
import { LRUCache } from 'lru-cache';
import type { CallApi } from '../api-calls.ts';
import { answeredWithin } from './site-source.ts';

/** How long an answer of the API is used before it is asked for again, in milliseconds. */
const FRESH_FOR = 5000;
const TIMEOUT = 1000;
const MOST_KEPT = 500;

/** `none`: the API knows nothing of the kind. */
type Card = PageCard | 'none';

interface Kept {
  card?: Card;
  askedAt: number;
  asking?: Promise<void>;
}

/** What the API tells of pages whose address names something. While it is away, the last known answer serves on. */
export function createPageCards(callApi: CallApi, onFailure: (error: unknown) => void) {
  const known = new LRUCache<string, Kept>({ max: MOST_KEPT });

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

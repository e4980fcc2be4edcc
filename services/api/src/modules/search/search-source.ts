import type { SearchHit, SearchKind } from '@boardwalk/contracts';
import { DiscoveryService } from '@nestjs/core';
import type { Caller } from '../../platform/auth/caller.ts';

/** What is looked for, and by whom. */
export interface SearchAsked {
  /** Who reads what is found; null for a visitor, and for everybody who sees no more than visitors do. */
  reader: Caller | null;
  /** As it was typed, without space at its ends. */
  text: string;
  limit: number;
}

/** How well something fits: it is called so, its name begins so, a word of its name does, or it is found some other way. */
export const FIT = { exact: 0, start: 1, word: 2, text: 3 } as const;

/** Something that was found. What is left out is null in the answer, or an empty text. */
export type FoundHit = Pick<SearchHit, 'path' | 'title'> &
  Partial<Omit<SearchHit, 'path' | 'title'>> & { fit: number };

/**
 * A kind of thing that can be found, in the module of the room that has it: a provider with {@link SearchSourceOf}. The search finds it by itself. It is asked
 * inside of a transaction that only reads, and whose statements are ended when they take long, so it asks one thing that has an index.
 */
export interface SearchSource {
  /** What fits and the reader may open, best first. Nothing else keeps from them what they may not see. */
  find(asked: SearchAsked): Promise<FoundHit[]>;
  /** The address of the room's own search for the same, where there is one that the reader may open. */
  allPath?(asked: SearchAsked): string | undefined;
}

/** Marks a provider as the source of a kind. */
export const SearchSourceOf = DiscoveryService.createDecorator<SearchKind>();

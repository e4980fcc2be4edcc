import type { SearchHit, SearchKind } from '@boardwalk/contracts';
import { DiscoveryService } from '@nestjs/core';
import type { Caller } from '../../platform/auth/caller.ts';
import type { ClassDeclaration } from '../../platform/discovery/declared.ts';

/** Search and its reader. */
export interface SearchAsked {
  /** Reader of the results; null for a visitor, and for others who see no more than visitors. */
  reader: Caller | null;
  /** Search as typed, trimmed. */
  text: string;
  limit: number;
}

/** Quality of a match: exact name, prefix of the name, prefix of a word in the name, or any other match. */
export const FIT = { exact: 0, start: 1, word: 2, text: 3 } as const;

/** Found item. Omitted fields are null or empty in the response. */
export type FoundHit = Pick<SearchHit, 'path' | 'title'> &
  Partial<Omit<SearchHit, 'path' | 'title'>> & { fit: number };

/**
 * Source of a kind of results, in the module that owns the data: a provider with {@link SearchSourceOf}, which the search discovers. It is called
 * inside a read-only transaction with a statement timeout, so it should run one indexed query.
 */
export interface SearchSource {
  /** Returns matches that the reader may open, best first. There is no other access check. */
  find(asked: SearchAsked): Promise<FoundHit[]>;
  /** Address of the area's own search with the same text, if the reader may open it. */
  allPath?(asked: SearchAsked): string | undefined;
}

/** Marks a provider as the source of a kind. */
export const SearchSourceOf: ClassDeclaration<SearchKind, SearchSource> =
  DiscoveryService.createDecorator<SearchKind>();

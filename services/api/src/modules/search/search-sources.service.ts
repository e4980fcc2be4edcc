import { SEARCH_KIND_NAMES, type SearchKind } from '@boardwalk/contracts';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { type SearchSource, SearchSourceOf } from './search-source.ts';

/** Registry of the sources: each kind of the contracts has one. */
@Injectable()
export class SearchSourcesService implements OnApplicationBootstrap {
  private readonly sources = new Map<SearchKind, SearchSource>();

  constructor(private readonly discovery: DiscoveryService) {}

  /** Refuses to start while a kind has no source, or two. */
  onApplicationBootstrap(): void {
    for (const wrapper of this.discovery.getProviders({ metadataKey: SearchSourceOf.KEY })) {
      const kind = this.discovery.getMetadataByDecorator(SearchSourceOf, wrapper);
      if (!kind) continue;
      if (this.sources.has(kind)) throw new Error(`The kind ${kind} of the search has two sources.`);
      this.sources.set(kind, wrapper.instance);
    }
    const missing = SEARCH_KIND_NAMES.filter((kind) => !this.sources.has(kind));
    if (missing.length > 0) throw new Error(`Kinds of the search have no source: ${missing.join(', ')}.`);
  }

  of(kind: SearchKind): SearchSource {
    const source = this.sources.get(kind);
    if (!source) throw new Error(`The kind ${kind} of the search has no source.`);
    return source;
  }
}

import { SEARCH_KIND_NAMES, type SearchKind } from '@boardwalk/contracts';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { byUniqueValue, type DeclaredClass, declaredClasses } from '../../platform/discovery/declared.ts';
import { type SearchSource, SearchSourceOf } from './search-source.ts';

/** Registry of the sources: each kind of the contracts has one. */
@Injectable()
export class SearchSourcesService implements OnModuleInit {
  private sources = new Map<SearchKind, DeclaredClass<SearchKind, SearchSource>>();

  constructor(private readonly discovery: DiscoveryService) {}

  /** Refuses to start while a kind has no source, or two. */
  onModuleInit(): void {
    this.sources = byUniqueValue('kind of the search', declaredClasses(this.discovery, SearchSourceOf));
    const missing = SEARCH_KIND_NAMES.filter((kind) => !this.sources.has(kind));
    if (missing.length > 0) throw new Error(`Kinds of the search have no source: ${missing.join(', ')}.`);
  }

  of(kind: SearchKind): SearchSource {
    const source = this.sources.get(kind);
    if (!source) throw new Error(`The kind ${kind} of the search has no source.`);
    return source.instance;
  }
}

import { setTimeout as pause } from 'node:timers/promises';
import type { EndpointAnswer, EndpointInput, SearchKind } from '@boardwalk/contracts';
import { Inject, Injectable, Logger } from '@nestjs/common';
import pLimit, { type LimitFunction } from 'p-limit';
import type { Caller } from '../../platform/auth/caller.ts';
import { CONFIGURATION, type Configuration } from '../../platform/config/configuration.ts';
import { Database } from '../../platform/database/database.ts';
import { isUnavailable } from '../../platform/database/postgres-errors.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { SiteService } from '../site/site.service.ts';
import { type FoundGroup, inOrder, kindsFor, missingGroup, readerOf, toGroup } from './search.policy.ts';
import type { SearchAsked } from './search-source.ts';
import { SearchSourcesService } from './search-sources.service.ts';

/** Statement timeout of one kind, and total time limit of a kind including the wait for a connection, in milliseconds. */
const STATEMENT_MS = 300;
const TIMEOUT_MS = 900;
/** Divisor of the database's connections: all searches together use at most this share. */
const SHARE_OF_CONNECTIONS = 3;

/** Searches all areas concurrently. A slow or failing one is marked as missing, and delays no other. */
@Injectable()
export class SearchService {
  private readonly logger = new Logger('Search');
  private readonly lanes: LimitFunction;

  constructor(
    private readonly sources: SearchSourcesService,
    private readonly site: SiteService,
    private readonly database: Database,
    @Inject(CONFIGURATION) { database: { poolSize } }: Configuration,
  ) {
    this.lanes = pLimit(Math.max(1, Math.floor(poolSize / SHARE_OF_CONNECTIONS)));
  }

  /** @throws UNAVAILABLE when nothing could be searched. */
  async search(
    caller: Caller | null,
    { q, kinds, limit }: EndpointInput<'GET /api/search'>['query'],
  ): Promise<EndpointAnswer<'GET /api/search'>> {
    const reader = readerOf(caller);
    const { areasOff } = await this.site.read();
    const asked: SearchAsked = { reader, text: q.replaceAll(/\s+/g, ' '), limit };
    const found = await Promise.all(
      kindsFor(reader, areasOff, kinds).map((kind) => this.askInTime(kind, asked)),
    );
    const groups = inOrder(found);
    if (found.length > 0 && groups.filter(({ missing }) => missing).length === found.length)
      throw new ApiError('UNAVAILABLE');
    return { groups };
  }

  private askInTime(kind: SearchKind, asked: SearchAsked): Promise<FoundGroup> {
    const patience = new AbortController();
    const late = pause(TIMEOUT_MS, missingGroup(kind), { ref: false, signal: patience.signal });
    let given = false;
    const answer = this.lanes(() => {
      // The time limit is over, so the query isn't started.
      if (given) return missingGroup(kind);
      return this.ask(kind, asked);
    });
    return Promise.race([answer, late]).finally(() => {
      given = true;
      patience.abort();
    });
  }

  private async ask(kind: SearchKind, asked: SearchAsked): Promise<FoundGroup> {
    const source = this.sources.of(kind);
    try {
      const found = await this.database.readWithin(STATEMENT_MS, () => source.find(asked));
      return toGroup(kind, found.slice(0, asked.limit), source.allPath?.(asked));
    } catch (error) {
      if (isUnavailable(error)) this.logger.warn({ msg: 'a kind was not searched in time', kind });
      else this.logger.error({ msg: 'a kind could not be searched', kind, error: String(error) });
      return missingGroup(kind);
    }
  }
}

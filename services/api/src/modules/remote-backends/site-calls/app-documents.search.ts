import { asLocalText } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { and, desc, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Caller } from '../../../platform/auth/caller.ts';
import { Database } from '../../../platform/database/database.ts';
import { wordsQuery } from '../../../platform/text/search-text.ts';
import { RemoteDeclarationsService } from '../../releases/registry/remote-declarations.service.ts';
import { fitOf } from '../../search/search-fit.ts';
import {
  type FoundHit,
  type SearchAsked,
  type SearchSource,
  SearchSourceOf,
} from '../../search/search-source.ts';
import { appDocuments } from './app-documents.table.ts';

/** Searches the documents of served remotes, in kinds that a served version declares. */
@SearchSourceOf('app')
@Injectable()
export class AppDocumentsSearch implements SearchSource {
  constructor(
    private readonly database: Database,
    private readonly declarations: RemoteDeclarationsService,
  ) {}

  async find({ reader, text, limit }: SearchAsked): Promise<FoundHit[]> {
    const kinds = (await this.declarations.all()).flatMap(({ search }) => search);
    if (kinds.length === 0) return [];
    const query = wordsQuery(text);
    const fit = fitOf(appDocuments.title, text);
    const rows = await this.database.queries
      .select({
        kind: appDocuments.kind,
        title: appDocuments.title,
        path: appDocuments.path,
        at: appDocuments.at,
        fit,
      })
      .from(appDocuments)
      .where(
        and(
          sql`${appDocuments.words} @@ ${query}`,
          inArray(
            appDocuments.kind,
            kinds.map(({ kind }) => kind),
          ),
          visibleTo(reader),
        ),
      )
      .orderBy(
        fit,
        desc(sql`round(ts_rank(${appDocuments.words}, ${query})::numeric, 1)`),
        appDocuments.title,
      )
      .limit(limit);
    return rows.map(({ kind, at, ...hit }) => {
      const label = kinds.find((one) => one.kind === kind)?.label;
      return {
        ...hit,
        at: at?.toISOString() ?? null,
        ...(label !== undefined && { label: asLocalText(label) }),
      };
    });
  }
}

function visibleTo(reader: Caller | null): SQL | undefined {
  const isPublic = sql`${appDocuments.access} = 'public'`;
  if (!reader) return isPublic;
  const { remotePermissions = [] } = reader;
  if (remotePermissions === 'all') return undefined;
  return or(isPublic, inArray(appDocuments.access, ['members', ...remotePermissions]));
}

import type { ReleaseActor, ReleaseDescription } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { and, eq, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { Database } from '../../platform/database/database.ts';
import { type ReleaseRow, releases, servedRemotes } from './releases.table.ts';

/** Nobody is helped by a list that leaves out what visitors get. */
const IS_SERVED = sql`${releases.version} IN (${servedRemotes.live}, ${servedRemotes.previous}, ${servedRemotes.canary}, ${servedRemotes.staff})`;

function isVersion(remote: string, version: string) {
  return and(eq(releases.remote, remote), eq(releases.version, version));
}

@Injectable()
export class ReleasesRepository {
  constructor(private readonly database: Database) {}

  async find(remote: string, version: string): Promise<ReleaseRow | undefined> {
    const [row] = await this.database.queries.select().from(releases).where(isVersion(remote, version));
    return row;
  }

  /** The row, kept from changing until the transaction ends. */
  async lock(remote: string, version: string): Promise<ReleaseRow | undefined> {
    const [row] = await this.database.queries
      .select()
      .from(releases)
      .where(isVersion(remote, version))
      .for('update');
    return row;
  }

  async findPublished(remote: string, version: string): Promise<ReleaseRow | undefined> {
    const [row] = await this.database.queries
      .select()
      .from(releases)
      .where(and(isVersion(remote, version), eq(releases.state, 'published')));
    return row;
  }

  /** The newest published versions of some remotes (of all without names) and those that are served, newest first. */
  async findNewest(remotes: readonly string[] | undefined, most: number): Promise<ReleaseRow[]> {
    const place = sql<number>`row_number() OVER (PARTITION BY ${releases.remote} ORDER BY ${releases.publishedAt} DESC, ${releases.id} DESC)`;
    const ranked = this.database.queries
      .select({ rankedId: releases.id, place: place.as('place') })
      .from(releases)
      .where(and(eq(releases.state, 'published'), remotes && inArray(releases.remote, [...remotes])))
      .as('ranked');
    const rows = await this.database.queries
      .select({ release: releases })
      .from(releases)
      .innerJoin(ranked, eq(ranked.rankedId, releases.id))
      .leftJoin(servedRemotes, eq(servedRemotes.remote, releases.remote))
      .where(or(lte(ranked.place, most), IS_SERVED))
      .orderBy(releases.remote, ranked.place);
    return rows.map(({ release }) => release);
  }

  /** The versions of a remote that can be gone back to. */
  async findGoodVersions(remote: string): Promise<Set<string>> {
    const rows = await this.database.queries
      .select({ version: releases.version })
      .from(releases)
      .where(and(eq(releases.remote, remote), eq(releases.state, 'published'), isNull(releases.demotedAt)));
    return new Set(rows.map(({ version }) => version));
  }

  /** Notes an announced release in the place of one that was announced but not published. Undefined when it was. */
  async announce(description: ReleaseDescription, digest: string): Promise<ReleaseRow | undefined> {
    const { name: remote, version } = description;
    const [row] = await this.database.queries
      .insert(releases)
      .values({ remote, version, description, digest })
      .onConflictDoUpdate({
        target: [releases.remote, releases.version],
        set: { description, digest, announcedAt: sql`clock_timestamp()` },
        setWhere: eq(releases.state, 'uploading'),
      })
      .returning();
    return row;
  }

  async markPublished(id: string, publishedBy: ReleaseActor): Promise<ReleaseRow | undefined> {
    const [row] = await this.database.queries
      .update(releases)
      .set({ state: 'published', publishedAt: sql`clock_timestamp()`, publishedBy })
      .where(eq(releases.id, id))
      .returning();
    return row;
  }

  async setDemoted(remote: string, version: string, demoted: boolean): Promise<void> {
    await this.database.queries
      .update(releases)
      .set({ demotedAt: demoted ? sql`clock_timestamp()` : null })
      .where(isVersion(remote, version));
  }

  findAbandoned(before: Date): Promise<ReleaseRow[]> {
    return this.database.queries
      .select()
      .from(releases)
      .where(and(eq(releases.state, 'uploading'), lt(releases.announcedAt, before)));
  }

  /** Removes the row if it is still in this state. @returns whether it was. */
  async remove({ id, state, digest }: Pick<ReleaseRow, 'id' | 'state' | 'digest'>): Promise<boolean> {
    const rows = await this.database.queries
      .delete(releases)
      .where(and(eq(releases.id, id), eq(releases.state, state), eq(releases.digest, digest)))
      .returning({ id: releases.id });
    return rows.length > 0;
  }
}

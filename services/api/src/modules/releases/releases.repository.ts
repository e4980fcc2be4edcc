import { DELETED_MEMBER, type ReleaseActor, type ReleaseDescription } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import {
  and,
  desc,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  ne,
  notExists,
  notInArray,
  or,
  sql,
} from 'drizzle-orm';
import { Database } from '../../platform/database/database.ts';
import { type ReleaseRow, releases, servedRemotes } from './releases.table.ts';

/** Condition for served versions, which lists must always include. */
const IS_SERVED = sql`${releases.version} IN (${servedRemotes.live}, ${servedRemotes.previous}, ${servedRemotes.canary}, ${servedRemotes.staff})`;

/** Longer than moving the files of the largest release takes. */
const STORING_MINUTES = 5;

function isVersion(remote: string, version: string) {
  return and(eq(releases.remote, remote), eq(releases.version, version));
}

@Injectable()
export class ReleasesRepository {
  constructor(private readonly database: Database) {}

  /** Returns an announced or published release, but not one that is being removed. */
  async find(remote: string, version: string): Promise<ReleaseRow | undefined> {
    const [row] = await this.database.queries
      .select()
      .from(releases)
      .where(and(isVersion(remote, version), ne(releases.state, 'removing')));
    return row;
  }

  async findPublished(remote: string, version: string): Promise<ReleaseRow | undefined> {
    const [row] = await this.database.queries
      .select()
      .from(releases)
      .where(and(isVersion(remote, version), eq(releases.state, 'published')));
    return row;
  }

  /** Returns the newest published release of each remote. */
  findLatest(): Promise<ReleaseRow[]> {
    return this.database.queries
      .selectDistinctOn([releases.remote])
      .from(releases)
      .where(eq(releases.state, 'published'))
      .orderBy(releases.remote, desc(releases.publishedAt), desc(releases.id));
  }

  /** Returns the last approved release of each of these remotes that is still published. */
  async findLastApproved(remotes: readonly string[]): Promise<ReleaseDescription[]> {
    const rows = await this.database.queries
      .selectDistinctOn([releases.remote], { description: releases.description })
      .from(releases)
      .where(
        and(
          inArray(releases.remote, [...remotes]),
          eq(releases.state, 'published'),
          isNotNull(releases.approvedAt),
        ),
      )
      .orderBy(releases.remote, desc(releases.approvedAt));
    return rows.map(({ description }) => description);
  }

  /** Whether a remote has a published release that isn't being removed. */
  async isKnown(remote: string): Promise<boolean> {
    const rows = await this.database.queries
      .select({ id: releases.id })
      .from(releases)
      .where(and(eq(releases.remote, remote), ne(releases.state, 'removing')))
      .limit(1);
    return rows.length > 0;
  }

  /** Returns the remotes that are served because of this checkout's build, without the named ones and those with a manually published version. */
  async findBundledExcept(names: readonly string[]): Promise<string[]> {
    const { queries } = this.database;
    const byHand = queries
      .select({ id: releases.id })
      .from(releases)
      .where(and(eq(releases.remote, servedRemotes.remote), sql`${releases.publishedBy}->>'kind' <> 'site'`));
    const rows = await queries
      .select({ remote: servedRemotes.remote })
      .from(servedRemotes)
      .where(
        and(
          isNotNull(servedRemotes.bundled),
          notInArray(servedRemotes.remote, [...names]),
          notExists(byHand),
        ),
      )
      .orderBy(servedRemotes.remote);
    return rows.map(({ remote }) => remote);
  }

  /** Returns the names of all remotes with a published version. */
  async findRemotes(): Promise<string[]> {
    const rows = await this.database.queries
      .selectDistinct({ remote: releases.remote })
      .from(releases)
      .where(eq(releases.state, 'published'));
    return rows.map(({ remote }) => remote);
  }

  async findRemotesWithPersonalData(): Promise<string[]> {
    const rows = await this.database.queries
      .selectDistinct({ remote: releases.remote })
      .from(releases)
      .where(
        and(
          eq(releases.state, 'published'),
          sql`${releases.description}->'backend'->'personalData' = 'true'::jsonb`,
        ),
      )
      .orderBy(releases.remote);
    return rows.map(({ remote }) => remote);
  }

  /** Returns the newest published versions of some or all remotes and the served ones, newest first. */
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

  /** Returns the served versions of a remote, and its previous one. */
  async findServed(remote: string): Promise<ReleaseRow[]> {
    const rows = await this.database.queries
      .select({ release: releases })
      .from(releases)
      .innerJoin(servedRemotes, eq(servedRemotes.remote, releases.remote))
      .where(and(eq(releases.remote, remote), eq(releases.state, 'published'), IS_SERVED))
      .orderBy(releases.publishedAt);
    return rows.map(({ release }) => release);
  }

  /** Returns the versions of a remote that can be rolled back to: published, not demoted, and not older than the security floor. */
  async findGoodVersions(remote: string, floorAt: Date | null): Promise<Set<string>> {
    const rows = await this.database.queries
      .select({ version: releases.version })
      .from(releases)
      .where(
        and(
          eq(releases.remote, remote),
          eq(releases.state, 'published'),
          isNull(releases.demotedAt),
          floorAt ? gte(releases.publishedAt, floorAt) : undefined,
        ),
      );
    return new Set(rows.map(({ version }) => version));
  }

  /** Records an announced release, replacing an unpublished one. Returns undefined when it was published. */
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

  /**
   * Claims the exclusive right to move the files of an upload into place. The claim expires if its process dies.
   * @returns false when another process has the claim, or it isn't this upload anymore.
   */
  async claimStoring({ id, digest }: Pick<ReleaseRow, 'id' | 'digest'>): Promise<boolean> {
    const isLeft = and(
      eq(releases.state, 'storing'),
      sql`${releases.announcedAt} < clock_timestamp() - ${STORING_MINUTES} * interval '1 minute'`,
    );
    const rows = await this.database.queries
      .update(releases)
      .set({ state: 'storing', announcedAt: sql`clock_timestamp()` })
      .where(
        and(eq(releases.id, id), eq(releases.digest, digest), or(eq(releases.state, 'uploading'), isLeft)),
      )
      .returning({ id: releases.id });
    return rows.length > 0;
  }

  /** Releases the claim, so that another process can try immediately. */
  async giveBackStoring(id: string): Promise<void> {
    await this.database.queries
      .update(releases)
      .set({ state: 'uploading' })
      .where(and(eq(releases.id, id), eq(releases.state, 'storing')));
  }

  /** @returns undefined when another process has published it, or it isn't being stored anymore. */
  async markPublished(
    id: string,
    publishedBy: ReleaseActor,
    publishedWith: string | undefined,
  ): Promise<ReleaseRow | undefined> {
    const [row] = await this.database.queries
      .update(releases)
      .set({ state: 'published', publishedAt: sql`clock_timestamp()`, publishedBy, publishedWith })
      .where(and(eq(releases.id, id), eq(releases.state, 'storing')))
      .returning();
    return row;
  }

  /** Records that a member approved a release, or that it is served for the first time. */
  async markApproved(id: string): Promise<void> {
    await this.database.queries
      .update(releases)
      .set({ approvedAt: sql`clock_timestamp()` })
      .where(and(eq(releases.id, id), isNull(releases.approvedAt)));
  }

  /** Marks all releases and uploads of a remote as being removed. */
  async markRemoteRemoving(remote: string): Promise<void> {
    await this.database.queries
      .update(releases)
      .set({ state: 'removing' })
      .where(and(eq(releases.remote, remote), ne(releases.state, 'removing')));
  }

  async setDemoted(remote: string, version: string, demoted: boolean): Promise<void> {
    await this.database.queries
      .update(releases)
      .set({ demotedAt: demoted ? sql`clock_timestamp()` : null })
      .where(isVersion(remote, version));
  }

  /** Marks published releases as being removed: they are invisible after the commit. */
  async markRemoving(ids: readonly string[]): Promise<void> {
    await this.database.queries
      .update(releases)
      .set({ state: 'removing' })
      .where(and(inArray(releases.id, [...ids]), eq(releases.state, 'published')));
  }

  /** Marks abandoned uploads as being removed. */
  async markAbandoned(before: Date): Promise<void> {
    await this.database.queries
      .update(releases)
      .set({ state: 'removing' })
      .where(and(inArray(releases.state, ['uploading', 'storing']), lt(releases.announcedAt, before)));
  }

  /** Replaces the name of a member who leaves in the releases that they published. */
  async removePublisher(fullName: string): Promise<void> {
    const { publishedBy } = releases;
    await this.database.queries
      .update(releases)
      .set({
        publishedBy: sql`jsonb_set(${publishedBy}, '{name}', ${JSON.stringify(DELETED_MEMBER.fullName)}::jsonb)`,
      })
      .where(sql`${publishedBy} @> ${JSON.stringify({ kind: 'member', name: fullName })}::jsonb`);
  }

  findRemoving(): Promise<Pick<ReleaseRow, 'id' | 'remote' | 'version'>[]> {
    const { id, remote, version } = releases;
    return this.database.queries
      .select({ id, remote, version })
      .from(releases)
      .where(eq(releases.state, 'removing'));
  }

  /** Deletes the row of a release whose files were removed. @returns whether it existed. */
  async remove(id: string): Promise<boolean> {
    const rows = await this.database.queries
      .delete(releases)
      .where(and(eq(releases.id, id), eq(releases.state, 'removing')))
      .returning({ id: releases.id });
    return rows.length > 0;
  }
}

import { DELETED_MEMBER, type EndpointAnswer, type EndpointInput, type Media } from '@boardwalk/contracts';
import { Injectable, Logger } from '@nestjs/common';
import type { Caller } from '../../platform/auth/caller.ts';
import { Database } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { decodeCursor, instantPosition, toPage } from '../../platform/http/cursor.ts';
import { Every } from '../../platform/jobs/every.decorator.ts';
import { FileStore } from '../../platform/storage/file-store.ts';
import { DAY_MS, HOUR_MS } from '../../platform/time/durations.ts';
import { UsersService } from '../users/users.service.ts';
import { MediaRepository } from './media.repository.ts';
import type { MediaRow } from './media.table.ts';
import { type MediaPicture, toMedia, toPicture } from './media.view.ts';
import { MediaEncodingService } from './media-encoding.service.ts';
import { MediaUsesRepository } from './media-uses.repository.ts';

/** Retention of a picture that no text uses. */
export const UNUSED_KEPT_MS = 30 * DAY_MS;
/** AVIF that has been due for longer has no job, for example because the process died before sending it. */
const AVIF_LATE_MS = HOUR_MS;
/** Maximum per run of the cleaning; the rest follows in the next hour. */
const MAX_BATCH_SIZE = 200;

/**
 * Media library, for its editors and for texts that use pictures. Deletes unused pictures, and those whose deletion or upload was interrupted.
 */
@Injectable()
export class MediaService {
  private readonly logger = new Logger('Media');
  private readonly refocused: ((picture: MediaPicture) => Promise<void>)[] = [];

  constructor(
    private readonly database: Database,
    private readonly media: MediaRepository,
    private readonly uses: MediaUsesRepository,
    private readonly store: FileStore,
    private readonly encoding: MediaEncodingService,
    private readonly users: UsersService,
  ) {}

  /** Registers a listener for changes of a focal point, for modules that store it in their own rows. */
  onRefocus(listener: (picture: MediaPicture) => Promise<void>): void {
    this.refocused.push(listener);
  }

  async list({
    cursor,
    limit,
    search,
  }: EndpointInput<'GET /api/media'>['query']): Promise<EndpointAnswer<'GET /api/media'>> {
    const after = decodeCursor(cursor, instantPosition);
    const rows = await this.media.findPage({ after, limit: limit + 1, search });
    const describe = await this.describer(rows);
    return toPage(rows, limit, describe, ({ createdAt, id }) => [createdAt.getTime(), id]);
  }

  /** @throws MEDIA_NOT_FOUND */
  async describe(id: string): Promise<Media> {
    const rows = await this.media.findMany([id]);
    const [media] = rows.map(await this.describer(rows));
    if (!media) throw new ApiError('MEDIA_NOT_FOUND');
    return media;
  }

  async change(
    caller: Caller,
    id: string,
    { alt, focus }: EndpointInput<'PUT /api/media/:id'>['body'],
  ): Promise<Media> {
    await this.database.transaction(async () => {
      await this.lockFor(caller, id);
      const to = { ...(alt !== undefined && { alt }), ...(focus && { focusX: focus.x, focusY: focus.y }) };
      await this.media.update(id, to);
    });
    const picture = focus && (await this.find(id));
    // After the lock is released, because writers of texts lock the text before its pictures.
    if (picture) for (const listener of this.refocused) await listener(picture);
    return this.describe(id);
  }

  /** Removes a picture. It is invisible from the commit on; its files and its row are deleted afterwards. */
  async remove(caller: Caller, id: string): Promise<void> {
    await this.database.transaction(async () => {
      await this.lockFor(caller, id);
      if ((await this.uses.count([id])).size > 0) throw new ApiError('MEDIA_IN_USE');
      await this.media.markRemoved(id);
    });
    await this.tryDeleteFiles(id);
  }

  /** Deletes the files and the row of a failed upload. */
  async discard(id: string): Promise<void> {
    await this.media.markRemoved(id).catch(() => {});
    await this.tryDeleteFiles(id);
  }

  /** Returns a picture, as texts show it. */
  async find(id: string): Promise<MediaPicture | undefined> {
    return (await this.findMany([id])).get(id);
  }

  /** Returns pictures by their ids; missing ones are absent. */
  async findMany(ids: readonly string[]): Promise<Map<string, MediaPicture>> {
    if (ids.length === 0) return new Map();
    const rows = await this.media.findMany([...new Set(ids)]);
    return new Map(rows.map((row) => [row.id, toPicture(row)]));
  }

  /**
   * Replaces the pictures that a text uses, with none when the text is deleted. They can't be removed while it uses them. Joins an open
   * transaction, in which the text should be changed.
   * @returns the ids of missing pictures, which are left out.
   */
  setUses(ownerKind: string, ownerId: string, mediaIds: readonly string[]): Promise<string[]> {
    return this.database.transaction(async () => {
      const wanted = [...new Set(mediaIds)];
      const there = wanted.length > 0 ? await this.uses.hold(wanted) : [];
      await this.uses.replace(ownerKind, ownerId, there);
      return wanted.filter((id) => !there.includes(id));
    });
  }

  /** Returns the pictures that a text uses. */
  usesOf(ownerKind: string, ownerId: string): Promise<string[]> {
    return this.uses.findOf(ownerKind, ownerId);
  }

  /** Ends the uses of this kind for pictures that are older than an instant. */
  endUses(ownerKind: string, before: Date): Promise<void> {
    return this.uses.endOf(ownerKind, before);
  }

  /** @returns the number of deleted pictures. @throws the last failure, after trying the others. */
  @Every('hour')
  async clean(now = new Date()): Promise<number> {
    await this.media.markUnused(new Date(now.getTime() - UNUSED_KEPT_MS), MAX_BATCH_SIZE);
    let removed = 0;
    let failure: unknown;
    for (const id of await this.media.findToRemove(MAX_BATCH_SIZE)) {
      try {
        if (!(await this.deleteFiles(id))) continue;
        removed += 1;
        this.logger.log({ msg: 'unused picture removed', id });
      } catch (error) {
        failure = error;
      }
    }
    for (const id of await this.media.postponeAvif(new Date(now.getTime() - AVIF_LATE_MS), MAX_BATCH_SIZE))
      await this.encoding.requestAvif(id);
    if (failure) throw failure;
    return removed;
  }

  /** Deletes the files of a removed picture, and logs a failure: the cleaning tries again. */
  private async tryDeleteFiles(id: string): Promise<void> {
    await this.deleteFiles(id).catch((error: unknown) => {
      this.logger.warn(`The files of the picture ${id} stay until the next cleaning: ${String(error)}`);
    });
  }

  /**
   * Deletes the files of a picture that is marked as removed, and then its row, outside of a transaction. Repeatable after an interruption.
   * @returns whether this call deleted the row.
   */
  private async deleteFiles(id: string): Promise<boolean> {
    await this.store.removeFolder(id);
    return this.media.remove(id);
  }

  /** @throws MEDIA_NOT_FOUND, and ACCESS_DENIED when it is another member's and the caller is no publisher. */
  private async lockFor(caller: Caller, id: string): Promise<void> {
    const row = await this.media.lock(id);
    if (!row) throw new ApiError('MEDIA_NOT_FOUND');
    if (row.uploaderId !== caller.id && !caller.permissions.includes('news.publish'))
      throw new ApiError('ACCESS_DENIED');
  }

  private async describer(rows: readonly MediaRow[]): Promise<(row: MediaRow) => Media> {
    if (rows.length === 0) return (row) => toMedia(row, DELETED_MEMBER, 0);
    const uses = await this.uses.count(rows.map(({ id }) => id));
    const names = await this.users.namesOf([...new Set(rows.map(({ uploaderId }) => uploaderId))]);
    return (row) => toMedia(row, names.get(row.uploaderId ?? '') ?? DELETED_MEMBER, uses.get(row.id) ?? 0);
  }
}

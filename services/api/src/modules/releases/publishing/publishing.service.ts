import type { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import {
  type EndpointAnswer,
  type Finding,
  filesWithoutIntegrity,
  integrityFindings,
  MAX_RELEASE_FILE_BYTES,
  type ReleaseDescription,
} from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { readBytes } from '../../../platform/http/read-bytes.ts';
import { inBatches } from '../../../platform/storage/file-store.ts';
import { AuditService } from '../../audit/audit.service.ts';
import { NotificationsService } from '../../notifications/notifications.service.ts';
import { LiveSiteService, refuseUnlessFine } from '../channels/live-site.service.ts';
import type { ReleaseAuthor } from '../channels/release-channels.service.ts';
import { ReleaseApprovalsService } from '../release-approvals.service.ts';
import { ReleasesRepository } from '../releases.repository.ts';
import type { ReleaseRow } from '../releases.table.ts';
import { digestOf, isAnnounced } from '../storage/release-digest.ts';
import { ReleaseStore } from '../storage/release-store.ts';

/** Polling interval in milliseconds, and number of polls, while another process moves a release into place. */
const POLL_EVERY_MS = 100;
const MAX_POLLS = 100;

type Announced = EndpointAnswer<'POST /api/releases'>;

/** Receives releases: announced, uploaded file by file, and published atomically. Each step is repeatable. */
@Injectable()
export class PublishingService {
  constructor(
    private readonly database: Database,
    private readonly releases: ReleasesRepository,
    private readonly store: ReleaseStore,
    private readonly site: LiveSiteService,
    private readonly audit: AuditService,
    private readonly approvals: ReleaseApprovalsService,
    private readonly notifications: NotificationsService,
  ) {}

  /** @throws RELEASE_EXISTS when the version was published with other bytes. */
  async check(release: ReleaseDescription): Promise<EndpointAnswer<'POST /api/releases/check'>> {
    const row = await this.releases.findPublished(release.name, release.version);
    if (row && row.digest !== digestOf(release)) throw new ApiError('RELEASE_EXISTS');
    const [findings, widening] = await Promise.all([
      this.site.findings(release),
      this.approvals.wideningOf(release),
    ]);
    return { findings, widening };
  }

  async announce(release: ReleaseDescription): Promise<Announced> {
    const row = await this.releases.findPublished(release.name, release.version);
    if (!row) refuseUnlessFine(await this.site.findings(release));
    return this.accept(release);
  }

  /**
   * Announces a release without compatibility checks.
   * @throws RELEASE_EXISTS when the version was published with other bytes, UNAVAILABLE while an old one of this name is being removed.
   */
  async accept(release: ReleaseDescription): Promise<Announced> {
    const { name, version } = release;
    const digest = digestOf(release);
    const row = await this.releases.announce(release, digest);
    if (!row) {
      const found = await this.releases.find(name, version);
      if (!found) throw new ApiError('UNAVAILABLE', { headers: { 'retry-after': '10' } });
      if (found.digest !== digest) throw new ApiError('RELEASE_EXISTS');
      if (found.state !== 'published') return { state: 'uploading', missing: [] };
      // Already published: damaged files can be uploaded again.
      const damaged = await this.damaged(found);
      return { state: damaged.length > 0 ? 'uploading' : 'published', missing: damaged };
    }
    await this.store.begin({ name, version, digest });
    return {
      state: 'uploading',
      missing: await this.store.missing({ name, version, digest }, row.description),
    };
  }

  async receive(name: string, version: string, path: string, body: Readable): Promise<void> {
    const row = await this.releases.find(name, version);
    if (!row) throw new ApiError('RELEASE_NOT_FOUND');
    const { files } = row.description;
    const file = Object.hasOwn(files, path) ? files[path] : undefined;
    if (!file) throw new ApiError('RELEASE_FILE_UNKNOWN');
    const bytes = await readBytes(body, file.bytes, MAX_RELEASE_FILE_BYTES);
    if (!bytes || !isAnnounced(bytes, file)) throw new ApiError('RELEASE_FILE_DAMAGED');
    if (row.state === 'published') {
      const damaged = await this.store.damaged(
        { name, version },
        { files: { [path]: file } },
        new Set([path]),
      );
      return damaged.length > 0 ? this.store.repair({ name, version }, path, file, bytes) : undefined;
    }
    // The file already exists with the same bytes.
    if (row.state !== 'uploading') return;
    await this.store.putFile({ name, version, digest: row.digest }, path, file, bytes);
  }

  async publish(name: string, version: string, author: ReleaseAuthor): Promise<ReleaseRow> {
    const row = await this.releases.find(name, version);
    if (!row) throw new ApiError('RELEASE_NOT_FOUND');
    if (row.state === 'published') {
      refuseMissing(await this.damaged(row));
      return row;
    }
    await this.requireComplete(row);
    refuseUnlessFine(await this.site.findings(await this.measured(row)));
    refuseUnlessFine(await this.uncovered(row));
    return this.makeAvailable(row, author);
  }

  /** Publishes a release of this checkout, compatible or not: the promotion checks that. */
  async publishBundled({ name, version }: ReleaseDescription, author: ReleaseAuthor): Promise<void> {
    const row = await this.releases.find(name, version);
    if (!row) throw new ApiError('RELEASE_NOT_FOUND');
    if (row.state === 'published') return;
    await this.requireComplete(row);
    refuseUnlessFine(await this.uncovered(row));
    await this.makeAvailable(row, author);
  }

  /** Moves the files into place in one process, while others wait for it, and then marks the row as published. */
  private async makeAvailable(row: ReleaseRow, author: ReleaseAuthor): Promise<ReleaseRow> {
    const { id, remote: name, version, digest, description } = row;
    if (!(await this.releases.claimStoring(row))) return this.publishedByOther(row);
    const published = await this.store
      .complete({ name, version, digest }, description)
      .then(() => this.markPublished(row, author))
      .catch(async (error: unknown) => {
        await this.releases.giveBackStoring(id).catch(() => {});
        throw error;
      });
    // If another process has taken over after a delay, the release is already published.
    return published ?? this.publishedByOther(row);
  }

  private markPublished(
    row: ReleaseRow,
    { by, deployToken, ...actor }: ReleaseAuthor,
  ): Promise<ReleaseRow | undefined> {
    const { id, remote: name, version, description } = row;
    return this.database.transaction(async () => {
      const published = await this.releases.markPublished(id, by, deployToken);
      if (!published) return undefined;
      await this.audit.record(actor, {
        action: 'release.published',
        target: { type: 'remote', id: name, label: name },
        after: { version, commit: description.commit, kit: description.kit },
      });
      if ((await this.approvals.waiting([published]))(published))
        await this.notifications.announce({
          type: 'release.waits',
          subject: `${name}@${version}`,
          actorId: null,
          title: `${name} ${version}`,
          href: '/admin/releases',
        });
      return published;
    });
  }

  /** @throws RELEASE_INCOMPLETE when the version is another upload by now, UNAVAILABLE when it takes too long. */
  private async publishedByOther({ remote, version, digest }: ReleaseRow): Promise<ReleaseRow> {
    for (let poll = 0; poll < MAX_POLLS; poll += 1) {
      const row = await this.releases.find(remote, version);
      if (row?.digest !== digest) throw new ApiError('RELEASE_INCOMPLETE');
      if (row.state === 'published') return row;
      await wait(POLL_EVERY_MS);
    }
    throw new ApiError('UNAVAILABLE', { headers: { 'retry-after': '10' } });
  }

  private async requireComplete({ remote, version, digest, description }: ReleaseRow): Promise<void> {
    refuseMissing(await this.store.missing({ name: remote, version, digest }, description));
  }

  /** Hashes every file of a remote's served versions. */
  async verify(name: string): Promise<{ version: string; files: number; damaged: string[] }[]> {
    const rows = await this.releases.findServed(name);
    return inBatches(rows, 1, async (row) => ({
      version: row.version,
      files: Object.keys(row.description.files).length,
      damaged: await this.damaged(row),
    }));
  }

  /** Returns the missing or damaged files of a published release. Each one is hashed. */
  damaged({ remote: name, version, description }: ReleaseRow): Promise<string[]> {
    return this.store.damaged({ name, version }, description, new Set(Object.keys(description.files)));
  }

  /** Returns the description with the compressed sizes measured here, so that budgets can't be met by announcing small numbers. */
  private async measured({
    remote: name,
    version,
    digest,
    description,
  }: ReleaseRow): Promise<ReleaseDescription> {
    const { entry, preload } = description;
    const files = { ...description.files };
    for (const path of new Set([entry, ...preload])) {
      const upload = { name, version, digest };
      const packed =
        (await this.store.readUploaded(upload, `${path}.br`)) ??
        (await this.store.readUploaded(upload, path));
      const file = files[path];
      if (file && packed) files[path] = { ...file, packed: packed.length };
    }
    return { ...description, files };
  }

  private async uncovered({ remote: name, version, digest, description }: ReleaseRow): Promise<Finding[]> {
    const entry = await this.store.readUploaded({ name, version, digest }, description.entry);
    if (!entry) throw new ApiError('RELEASE_INCOMPLETE');
    return integrityFindings(filesWithoutIntegrity(description, entry.toString('utf8')));
  }
}

/** @throws RELEASE_INCOMPLETE when files are missing. */
function refuseMissing(missing: readonly string[]): void {
  if (missing.length === 0) return;
  const fields = missing.slice(0, 50).map((path) => ({ path, message: 'This file has not arrived yet.' }));
  throw new ApiError('RELEASE_INCOMPLETE', { fields });
}

import {
  type CurrentSite,
  type EndpointAnswer,
  type EndpointInput,
  type SiteConfiguration,
  type SiteSettings,
  siteConfigurationSchema,
} from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { Database } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { cursorNumber, decodeCursor, toPage } from '../../platform/http/cursor.ts';
import { MINUTE_MS } from '../../platform/time/durations.ts';
import { AuditService } from '../audit/audit.service.ts';
import { MediaService } from '../media/media.service.ts';
import { UsersService } from '../users/users.service.ts';
import { nameOf } from '../users/users.view.ts';
import { cleanLogo } from './logo-svg.policy.ts';
import { SiteRepository } from './site.repository.ts';
import { SiteService } from './site.service.ts';
import type { SiteVersionRow } from './site.table.ts';
import { configurationOf, differencesOf, mediaOf, settingsOf, withPictures } from './site-settings.policy.ts';

/** Owner of pictures that a version of the settings uses. */
const OWNER = 'site';
const DRAFT_MS = 30 * MINUTE_MS;
const position = z.tuple([cursorNumber]);

const TARGET = { type: 'site' as const, id: 'settings' };

interface Author {
  id: string;
  fullName?: string;
  username?: string;
}

interface Change {
  kind: 'saved' | 'restored' | 'imported';
  /** Version on which the change is based. */
  version: number;
  settings: SiteSettings;
  note?: string;
  from?: number;
}

const ACTIONS = { saved: 'site.changed', restored: 'site.restored', imported: 'site.imported' } as const;

/** Settings of the site, their versions and drafts. Changes of the settings are serialized by a lock of the configuration's only row. */
@Injectable()
export class SiteSettingsService {
  constructor(
    private readonly database: Database,
    private readonly site: SiteRepository,
    private readonly siteService: SiteService,
    private readonly media: MediaService,
    private readonly users: UsersService,
    private readonly audit: AuditService,
  ) {}

  async current(): Promise<CurrentSite> {
    return toCurrent((await this.site.newest()) ?? (await this.database.transaction(() => this.begin())));
  }

  /** Writes the next version. @throws SITE_STALE with the current one, SITE_LOGO_REFUSED, MEDIA_NOT_FOUND */
  async save(author: Author, { kind, version, settings, note = '', from }: Change): Promise<CurrentSite> {
    const saved = await this.database.transaction(async () => {
      const before = await this.begin();
      if (before.number !== version) throw new ApiError('SITE_STALE', { current: toCurrent(before) });
      const after = await this.checked(settings);
      const differences = differencesOf(settingsOf(before.settings), after);
      if (differences.length === 0) return before;
      const number = before.number + 1;
      const changed = differences.map(({ path }) => path);
      const row = await this.site.insertVersion({
        number,
        authorId: author.id,
        kind,
        note,
        from: from ?? null,
        changed,
        settings: after,
      });
      await this.usePictures(number, after);
      await this.publish(
        after,
        changed.some((path) => path.startsWith('documents.')),
      );
      const valuesOf = (side: 'before' | 'after') =>
        Object.fromEntries(differences.map((each) => [each.path, each[side]]));
      await this.audit.record(author, {
        action: ACTIONS[kind],
        target: { ...TARGET, label: after.name },
        before: valuesOf('before'),
        after: { ...valuesOf('after'), version: number, ...(from && { from }) },
      });
      return row;
    });
    this.siteService.forget();
    return toCurrent(saved);
  }

  async restore(author: Author, number: number, version: number): Promise<CurrentSite> {
    const row = await this.site.findVersion(number);
    if (!row) throw new ApiError('SITE_VERSION_NOT_FOUND');
    return this.save(author, { kind: 'restored', version, settings: settingsOf(row.settings), from: number });
  }

  /** Returns the versions, newest first. */
  async listVersions({
    cursor,
    limit,
  }: EndpointInput<'GET /api/site/versions'>['query']): Promise<EndpointAnswer<'GET /api/site/versions'>> {
    await this.current();
    const rows = await this.site.findVersions(decodeCursor(cursor, position)?.[0], limit + 1);
    const names = await this.users.namesOf(rows.map(({ authorId }) => authorId));
    return toPage(
      rows,
      limit,
      ({ number, at, authorId, kind, from, note, changed }) => ({
        number,
        kind,
        from,
        note,
        changed,
        at: at.toISOString(),
        by: kind === 'begun' ? null : nameOf(names, authorId),
      }),
      ({ number }) => [number],
    );
  }

  /** Returns what restoring a version would change. */
  async differences(number: number) {
    const [row, { settings }] = await Promise.all([this.site.findVersion(number), this.current()]);
    if (!row) throw new ApiError('SITE_VERSION_NOT_FOUND');
    return { items: differencesOf(settings, settingsOf(row.settings)) };
  }

  async saveDraft(settings: SiteSettings): Promise<EndpointAnswer<'POST /api/site/drafts'>> {
    await this.site.deleteOldDrafts();
    const configuration = configurationOf(await this.checked(settings), await this.siteService.read());
    const expiresAt = new Date(Date.now() + DRAFT_MS);
    return {
      key: await this.site.insertDraft(configuration, expiresAt),
      expiresAt: expiresAt.toISOString(),
    };
  }

  async findDraft(key: string): Promise<SiteConfiguration> {
    const configuration = await this.site.findDraft(key);
    if (!configuration) throw new ApiError('SITE_DRAFT_NOT_FOUND');
    return siteConfigurationSchema.parse(configuration);
  }

  /** Returns the current version, with the configuration locked. The first version is inserted on first use. */
  private async begin(): Promise<SiteVersionRow> {
    const row = await this.site.lock();
    if (!row) throw new Error('The site configuration is missing.');
    const newest = await this.site.newest();
    if (newest) return newest;
    const settings = settingsOf(row.configuration);
    return this.site.insertVersion({ number: 1, kind: 'begun', changed: [], settings });
  }

  private async publish(settings: SiteSettings, textsChanged: boolean): Promise<void> {
    const row = await this.site.find();
    const { demo, policiesUpdated } = siteConfigurationSchema.parse(row?.configuration);
    const today = new Date().toISOString().slice(0, 10);
    await this.site.update(
      configurationOf(settings, { demo, policiesUpdated: textsChanged ? today : policiesUpdated }),
    );
  }

  /**
   * Returns the settings as they can be saved: their pictures exist and have their actual dimensions, and the logo is sanitized.
   * @throws MEDIA_NOT_FOUND, SITE_LOGO_REFUSED
   */
  private async checked(settings: SiteSettings): Promise<SiteSettings> {
    const there = await this.media.findMany(mediaOf(settings));
    if (mediaOf(settings).some((id) => !there.has(id))) throw new ApiError('MEDIA_NOT_FOUND');
    const sized = withPictures(settings, (picture) => {
      const { width, height } = there.get(picture.mediaId) ?? picture;
      return { ...picture, width, height };
    });
    if (sized.look.logoSvg === '') return sized;
    const logoSvg = cleanLogo(sized.look.logoSvg);
    if (!logoSvg) throw new ApiError('SITE_LOGO_REFUSED');
    return { ...sized, look: { ...sized.look, logoSvg } };
  }

  /** Records the pictures of a version as used, so that it can be restored. */
  private async usePictures(number: number, settings: SiteSettings): Promise<void> {
    const missing = await this.media.setUses(OWNER, String(number), mediaOf(settings));
    if (missing.length > 0) throw new ApiError('MEDIA_NOT_FOUND');
  }
}

function toCurrent({ number, at, settings }: SiteVersionRow): CurrentSite {
  return { version: number, at: at.toISOString(), settings: settingsOf(settings) };
}

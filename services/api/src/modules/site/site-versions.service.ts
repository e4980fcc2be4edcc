import {
  type EndpointAnswer,
  type EndpointInput,
  type SiteConfiguration,
  type SiteSettings,
  siteConfigurationSchema,
} from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { ApiError } from '../../platform/errors/api-error.ts';
import { cursorNumber, decodeCursor, toPage } from '../../platform/http/cursor.ts';
import { UsersService } from '../users/users.service.ts';
import { nameOf } from '../users/users.view.ts';
import { SiteRepository } from './site.repository.ts';
import { SiteService } from './site.service.ts';
import { SitePictures } from './site-pictures.service.ts';
import { configurationOf, differencesOf, settingsOf } from './site-settings.policy.ts';
import { SiteSettingsService } from './site-settings.service.ts';

const DRAFT_MS = 30 * 60_000;
const position = z.tuple([cursorNumber]);

/** Earlier versions of the settings, and drafts. */
@Injectable()
export class SiteVersions {
  constructor(
    private readonly settings: SiteSettingsService,
    private readonly site: SiteService,
    private readonly repository: SiteRepository,
    private readonly pictures: SitePictures,
    private readonly users: UsersService,
  ) {}

  async versions({
    cursor,
    limit,
  }: EndpointInput<'GET /api/site/versions'>['query']): Promise<EndpointAnswer<'GET /api/site/versions'>> {
    await this.settings.current();
    const rows = await this.repository.findVersions(decodeCursor(cursor, position)?.[0], limit + 1);
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
    const [row, { settings }] = await Promise.all([
      this.repository.findVersion(number),
      this.settings.current(),
    ]);
    if (!row) throw new ApiError('SITE_VERSION_NOT_FOUND');
    return { items: differencesOf(settings, settingsOf(row.settings)) };
  }

  async keepDraft(settings: SiteSettings): Promise<EndpointAnswer<'POST /api/site/drafts'>> {
    await this.repository.deleteOldDrafts();
    const configuration = configurationOf(await this.pictures.checked(settings), await this.site.read());
    const expiresAt = new Date(Date.now() + DRAFT_MS);
    return {
      key: await this.repository.insertDraft(configuration, expiresAt),
      expiresAt: expiresAt.toISOString(),
    };
  }

  async draft(key: string): Promise<SiteConfiguration> {
    const configuration = await this.repository.findDraft(key);
    if (!configuration) throw new ApiError('SITE_DRAFT_NOT_FOUND');
    return siteConfigurationSchema.parse(configuration);
  }
}

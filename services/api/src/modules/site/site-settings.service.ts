import { type CurrentSite, type SiteSettings, siteConfigurationSchema } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { AuditService } from '../audit/audit.service.ts';
import { SiteRepository } from './site.repository.ts';
import { SiteService } from './site.service.ts';
import type { SiteVersionRow } from './site.table.ts';
import { SitePictures } from './site-pictures.service.ts';
import { configurationOf, differencesOf, settingsOf } from './site-settings.policy.ts';

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

/** Settings of the site and their versions. Changes are serialized by a lock of the configuration's only row. */
@Injectable()
export class SiteSettingsService {
  constructor(
    private readonly database: Database,
    private readonly site: SiteService,
    private readonly repository: SiteRepository,
    private readonly pictures: SitePictures,
    private readonly audit: AuditService,
  ) {}

  async current(): Promise<CurrentSite> {
    return toCurrent(
      (await this.repository.newest()) ?? (await this.database.transaction(() => this.begin())),
    );
  }

  /** Writes the next version. @throws SITE_STALE with the current one, SITE_LOGO_REFUSED, MEDIA_NOT_FOUND */
  async save(author: Author, { kind, version, settings, note = '', from }: Change): Promise<CurrentSite> {
    const saved = await this.database.transaction(async () => {
      const before = await this.begin();
      if (before.number !== version) throw new ApiError('SITE_STALE', { current: toCurrent(before) });
      const after = await this.pictures.checked(settings);
      const differences = differencesOf(settingsOf(before.settings), after);
      if (differences.length === 0) return before;
      const number = before.number + 1;
      const changed = differences.map(({ path }) => path);
      const row = await this.repository.insertVersion({
        number,
        authorId: author.id,
        kind,
        note,
        from: from ?? null,
        changed,
        settings: after,
      });
      await this.pictures.keepFor(number, after);
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
    this.site.forget();
    return toCurrent(saved);
  }

  async restore(author: Author, number: number, version: number): Promise<CurrentSite> {
    const row = await this.repository.findVersion(number);
    if (!row) throw new ApiError('SITE_VERSION_NOT_FOUND');
    return this.save(author, { kind: 'restored', version, settings: settingsOf(row.settings), from: number });
  }

  /** Returns the current version, with the configuration locked. The first version is inserted on first use. */
  private async begin(): Promise<SiteVersionRow> {
    const row = await this.repository.lock();
    if (!row) throw new Error('The site configuration is missing.');
    const newest = await this.repository.newest();
    if (newest) return newest;
    const settings = settingsOf(row.configuration);
    return this.repository.insertVersion({ number: 1, kind: 'begun', changed: [], settings });
  }

  private async publish(settings: SiteSettings, textsChanged: boolean): Promise<void> {
    const row = await this.repository.find();
    const { demo, policiesUpdated } = siteConfigurationSchema.parse(row?.configuration);
    const today = new Date().toISOString().slice(0, 10);
    await this.repository.update(
      configurationOf(settings, { demo, policiesUpdated: textsChanged ? today : policiesUpdated }),
    );
  }
}

function toCurrent({ number, at, settings }: SiteVersionRow): CurrentSite {
  return { version: number, at: at.toISOString(), settings: settingsOf(settings) };
}

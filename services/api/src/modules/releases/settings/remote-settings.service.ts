import {
  type CurrentRemoteSettings,
  type EndpointAnswer,
  type EndpointInput,
  fitsSetting,
  type RemoteSettings,
  resolveSettings,
  type SettingValues,
} from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { Database } from '../../../platform/database/database.ts';
import { ApiError, invalidField } from '../../../platform/errors/api-error.ts';
import { cursorNumber, decodeCursor, toPage } from '../../../platform/http/cursor.ts';
import { type AuditActor, AuditService } from '../../audit/audit.service.ts';
import { UsersService } from '../../users/users.service.ts';
import { nameOf } from '../../users/users.view.ts';
import { ServedReleasesService } from '../channels/served-releases.service.ts';
import { ServedRemotesRepository } from '../channels/served-remotes.repository.ts';
import { ReleasesRepository } from '../releases.repository.ts';
import { RemoteSettingsRepository } from './remote-settings.repository.ts';
import type { RemoteSettingVersionRow } from './remote-settings.table.ts';

const position = z.tuple([cursorNumber]);
const ACTIONS = { saved: 'remote-settings.changed', restored: 'remote-settings.restored' } as const;

interface Change {
  kind: 'saved' | 'restored';
  /** Version on which the change is based. */
  version: number;
  /** Returns the new values. */
  change: (before: SettingValues) => SettingValues;
  from?: number;
}

/**
 * Settings of remotes: values for what a remote's version declares. A value that doesn't fit the declaration is never used, the default takes its place.
 * Changes are serialized by the registry's lock, because public values are part of the release set.
 */
@Injectable()
export class RemoteSettingsService {
  constructor(
    private readonly database: Database,
    private readonly settings: RemoteSettingsRepository,
    private readonly served: ServedReleasesService,
    private readonly servedRemotes: ServedRemotesRepository,
    private readonly releases: ReleasesRepository,
    private readonly users: UsersService,
    private readonly audit: AuditService,
  ) {}

  /** @throws REMOTE_SETTINGS_NOT_FOUND for a remote without a published version */
  async current(remote: string): Promise<CurrentRemoteSettings> {
    const [declared, newest] = await Promise.all([this.declaredBy(remote), this.settings.newest(remote)]);
    return toCurrent(remote, declared, newest);
  }

  /** Returns the values of all settings of a remote, for its backend. @throws REMOTE_SETTINGS_NOT_FOUND */
  async valuesFor(remote: string): Promise<{ version: number; values: SettingValues }> {
    const { version, values } = await this.current(remote);
    return { version, values };
  }

  /** @throws REMOTE_SETTINGS_NOT_FOUND; REMOTE_SETTINGS_STALE with the current ones; INPUT_INVALID at the first value that doesn't fit */
  async save(
    author: AuditActor,
    remote: string,
    { version, values }: EndpointInput<'PUT /api/remote-settings/:name'>['body'],
  ): Promise<CurrentRemoteSettings> {
    const { properties } = await this.declaredBy(remote);
    for (const [key, value] of Object.entries(values)) {
      const setting = Object.hasOwn(properties, key) ? properties[key] : undefined;
      if (!setting) throw invalidField(`body.values.${key}`, 'This app has no such setting.');
      if (!fitsSetting(setting, value)) throw invalidField(`body.values.${key}`, 'This value isn’t allowed.');
    }
    return this.write(author, remote, {
      kind: 'saved',
      version,
      change: (before) => ({ ...before, ...values }),
    });
  }

  /** @param number of the version to restore; 0 for the defaults. @throws REMOTE_SETTINGS_NOT_FOUND, REMOTE_SETTINGS_STALE */
  async restore(
    author: AuditActor,
    remote: string,
    number: number,
    version: number,
  ): Promise<CurrentRemoteSettings> {
    const row = number === 0 ? undefined : await this.settings.find(remote, number);
    if (number > 0 && !row) throw new ApiError('REMOTE_SETTINGS_NOT_FOUND');
    return this.write(author, remote, {
      kind: 'restored',
      version,
      change: () => row?.values ?? {},
      from: number,
    });
  }

  /** Returns the versions, newest first. */
  async listVersions(
    remote: string,
    { cursor, limit }: EndpointInput<'GET /api/remote-settings/:name/versions'>['query'],
  ): Promise<EndpointAnswer<'GET /api/remote-settings/:name/versions'>> {
    const rows = await this.settings.findVersions(remote, decodeCursor(cursor, position)?.[0], limit + 1);
    const names = await this.users.namesOf(rows.map(({ authorId }) => authorId));
    return toPage(
      rows,
      limit,
      ({ number, at, authorId, kind, from, changed }) => ({
        number,
        kind,
        from,
        changed,
        at: at.toISOString(),
        by: nameOf(names, authorId),
      }),
      ({ number }) => [number],
    );
  }

  private write(author: AuditActor, remote: string, { kind, version, change, from }: Change) {
    return this.database.transaction(async () => {
      await this.servedRemotes.lockRegistry();
      const declared = await this.declaredBy(remote);
      const before = await this.settings.newest(remote);
      const number = before?.number ?? 0;
      if (number !== version)
        throw new ApiError('REMOTE_SETTINGS_STALE', { current: toCurrent(remote, declared, before) });
      const values = change(before?.values ?? {});
      const now = resolveSettings(declared, before?.values ?? {});
      const next = resolveSettings(declared, values);
      const changed = Object.keys(next).filter((key) => now[key] !== next[key]);
      if (changed.length === 0) return toCurrent(remote, declared, before);
      const row = await this.settings.insert({
        remote,
        number: number + 1,
        authorId: author.id ?? null,
        kind,
        from: from ?? null,
        changed,
        values,
      });
      const chosen = (all: SettingValues) => Object.fromEntries(changed.map((key) => [key, all[key]]));
      await this.audit.record(author, {
        action: ACTIONS[kind],
        target: { type: 'remote', id: remote, label: remote },
        before: chosen(now),
        after: { ...chosen(next), version: row.number, ...(from !== undefined && { from }) },
      });
      await this.servedRemotes.bumpSequence();
      return toCurrent(remote, declared, row);
    });
  }

  /** Returns the settings of the live version; without one, of the newest published version. @throws REMOTE_SETTINGS_NOT_FOUND */
  private async declaredBy(remote: string): Promise<RemoteSettings> {
    const live = (await this.servedRemotes.find(remote))?.live;
    const release = live ? await this.served.find(remote, live) : undefined;
    const [newest] = release ? [] : await this.releases.findNewest([remote], 1);
    const description = release ?? newest?.description;
    if (!description) throw new ApiError('REMOTE_SETTINGS_NOT_FOUND');
    const { properties = {}, order = [] } = description.settings ?? {};
    // The database doesn't preserve the order of properties.
    const keys = Object.keys(properties).toSorted((one, other) => order.indexOf(one) - order.indexOf(other));
    return {
      properties: Object.fromEntries(
        keys.flatMap((key) => (properties[key] ? [[key, properties[key]]] : [])),
      ),
    };
  }
}

function toCurrent(
  remote: string,
  declared: RemoteSettings,
  row: RemoteSettingVersionRow | undefined,
): CurrentRemoteSettings {
  return {
    remote,
    version: row?.number ?? 0,
    at: row?.at.toISOString() ?? null,
    properties: declared.properties,
    values: resolveSettings(declared, row?.values ?? {}),
  };
}

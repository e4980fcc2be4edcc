import type { FxGlobals } from './fx-globals.ts';

export interface ResourceSettings {
  url: string;
  keyId: string;
  secret: string;
  snapshotKey: string;
  snapshotHours: number;
  connect: string;
  slots: number;
}

const DEFAULT_HOURS = '72';
const RAW_KEY = /^[\w-]{43}$/;

/** Reads the settings of `server.cfg`. @throws Error that names a missing or invalid one. */
export function readSettings({ GetConvar }: Pick<FxGlobals, 'GetConvar'>): ResourceSettings {
  const read = (name: string, fallback = '') => GetConvar(`boardwalk_${name}`, fallback).trim();
  const settings = {
    url: read('url'),
    keyId: read('key'),
    secret: read('secret'),
    connect: read('connect'),
    snapshotKey: read('snapshot_key'),
    snapshotHours: Number(read('snapshot_hours', DEFAULT_HOURS)),
    slots: Number(GetConvar('sv_maxclients', '48')),
  };
  const problems = [
    !/^https?:\/\/[^/]+/.test(settings.url) && 'boardwalk_url is not the address of the site',
    settings.keyId === '' && 'boardwalk_key is missing',
    !RAW_KEY.test(settings.secret) && 'boardwalk_secret is not the secret of a key',
    !RAW_KEY.test(settings.snapshotKey) && 'boardwalk_snapshot_key is not the key of snapshots',
    !(settings.snapshotHours >= 0) && 'boardwalk_snapshot_hours is no number',
  ].filter((problem) => problem !== false);
  if (problems.length > 0) throw new Error(problems.join('; '));
  return settings;
}

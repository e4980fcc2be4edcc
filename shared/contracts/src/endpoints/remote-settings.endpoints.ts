import { z } from 'zod';
import { listQuery, pageOf } from '../entities/list.ts';
import {
  currentRemoteSettingsSchema,
  remoteSettingsChangeSchema,
  remoteSettingsVersionSchema,
} from '../entities/remote-settings.ts';
import { defineEndpoints, LARGE_JSON } from './endpoint.ts';
import { remoteName, remoteParams } from './release-params.ts';

const MANAGED = { access: { permission: 'site.manage' } } as const;

/** Settings that remotes declare, and their values on this site. */
export const remoteSettingsEndpoints = defineEndpoints({
  'GET /api/remote-settings/:name': {
    summary: 'Returns the settings that the live version of a remote declares, with their values.',
    ...MANAGED,
    rate: 'read',
    params: remoteParams,
    answer: currentRemoteSettingsSchema,
    status: 200,
    errors: ['REMOTE_SETTINGS_NOT_FOUND'],
  },
  'PUT /api/remote-settings/:name': {
    summary: 'Changes settings of a remote. Each change creates a new version.',
    ...MANAGED,
    freshSignIn: true,
    rate: 'write',
    jsonLimits: LARGE_JSON,
    params: remoteParams,
    body: remoteSettingsChangeSchema,
    answer: currentRemoteSettingsSchema,
    status: 200,
    errors: ['REMOTE_SETTINGS_NOT_FOUND', 'REMOTE_SETTINGS_STALE'],
  },
  'GET /api/remote-settings/:name/versions': {
    summary: 'Returns the versions of a remote’s settings, newest first.',
    ...MANAGED,
    rate: 'read',
    params: remoteParams,
    query: z.object(listQuery),
    answer: pageOf(remoteSettingsVersionSchema),
    status: 200,
  },
  'POST /api/remote-settings/:name/versions/:number/restore': {
    summary: 'Restores an earlier version of a remote’s settings as a new version; 0 are the defaults.',
    ...MANAGED,
    freshSignIn: true,
    rate: 'write',
    params: z.object({ name: remoteName, number: z.coerce.number().int().min(0).max(2_000_000_000) }),
    body: z.object({ version: z.int().min(0) }),
    answer: currentRemoteSettingsSchema,
    status: 200,
    errors: ['REMOTE_SETTINGS_NOT_FOUND', 'REMOTE_SETTINGS_STALE'],
  },
});

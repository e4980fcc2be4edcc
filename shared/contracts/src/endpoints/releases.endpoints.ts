import { z } from 'zod';
import { auditEntrySchema } from '../entities/audit-entry.ts';
import { listQuery, pageOf } from '../entities/list.ts';
import {
  findingSchema,
  managedReleaseSchema,
  managedRemoteSchema,
  releaseFailureSchema,
} from '../releases/managed-remote.ts';
import {
  LARGEST_RELEASE_FILE,
  releaseDescriptionSchema,
  releaseFilePath,
} from '../releases/release-description.ts';
import { releaseVersion } from '../releases/release-set.ts';
import { wideningSchema } from '../releases/widening.ts';
import { text } from '../texts/written.ts';
import { defineEndpoints, LARGE_JSON } from './endpoint.ts';
import { releasing, remoteParams, versionParams } from './release-params.ts';

export const releasesEndpoints = defineEndpoints({
  'GET /api/releases': {
    summary:
      'Each remote with its versions, what is served of it, and how it fares. A deploy token sees its own remotes.',
    access: releasing,
    rate: 'read',
    answer: z.object({ seq: z.int(), items: z.array(managedRemoteSchema) }),
    status: 200,
  },
  'GET /api/releases/:name/history': {
    summary: 'What happened to a remote’s releases, newest first.',
    access: releasing,
    rate: 'read',
    params: remoteParams,
    query: z.object(listQuery),
    answer: pageOf(auditEntrySchema),
    status: 200,
    errors: ['TOKEN_OUT_OF_SCOPE'],
  },
  'GET /api/releases/:name/:version/failures': {
    summary:
      'How a version failed in the last week, the most frequent first: what was thrown, where, on which page, in which browser.',
    access: releasing,
    rate: 'read',
    params: versionParams,
    answer: z.object({ items: z.array(releaseFailureSchema) }),
    status: 200,
    errors: ['TOKEN_OUT_OF_SCOPE'],
  },
  'POST /api/releases/:name/verify': {
    summary:
      'Hashes every file of the versions that are served of a remote, and says which are lost or damaged in the store.',
    access: releasing,
    rate: 'deploy',
    params: remoteParams,
    answer: z.object({
      items: z.array(z.object({ version: releaseVersion, files: z.int(), damaged: z.array(z.string()) })),
    }),
    status: 200,
    errors: ['TOKEN_OUT_OF_SCOPE'],
  },
  'PUT /api/releases/:name/floor': {
    summary:
      'Sets the security floor: no version that was published before this one is served again, by rollback, take-back or fallback. Null removes it.',
    access: { permission: 'releases.manage' },
    freshSignIn: true,
    rate: 'write',
    params: remoteParams,
    body: z.object({ version: releaseVersion.nullable() }),
    answer: managedRemoteSchema,
    status: 200,
    errors: ['RELEASE_NOT_FOUND', 'RELEASE_BELOW_FLOOR'],
  },
  'POST /api/releases/check': {
    summary:
      'Whether a release could be served as things stand, and what it adds that a person has to approve. Each finding states what, where and how to fix it.',
    access: releasing,
    rate: 'deploy',
    jsonLimits: LARGE_JSON,
    body: releaseDescriptionSchema,
    answer: z.object({ findings: z.array(findingSchema), widening: z.array(wideningSchema) }),
    status: 200,
    errors: ['TOKEN_OUT_OF_SCOPE', 'RELEASE_EXISTS'],
  },
  'POST /api/releases': {
    summary:
      'Announces a release: says which of its files are still to be sent. Asking again continues an interrupted upload.',
    access: releasing,
    rate: 'deploy',
    jsonLimits: LARGE_JSON,
    body: releaseDescriptionSchema,
    answer: z.object({ state: z.enum(['uploading', 'published']), missing: z.array(z.string()) }),
    status: 200,
    errors: ['TOKEN_OUT_OF_SCOPE', 'RELEASE_EXISTS', 'RELEASE_REFUSED'],
  },
  'PUT /api/releases/:name/:version/files': {
    summary: 'Sends one file of an announced release; its bytes must have the announced hash.',
    access: releasing,
    rate: 'deploy',
    params: versionParams,
    query: z.object({ path: releaseFilePath }),
    rawBody: { mostBytes: LARGEST_RELEASE_FILE },
    status: 204,
    errors: ['TOKEN_OUT_OF_SCOPE', 'RELEASE_NOT_FOUND', 'RELEASE_FILE_UNKNOWN', 'RELEASE_FILE_DAMAGED'],
  },
  'POST /api/releases/:name/:version/publish': {
    summary:
      'Makes a release whose files have all arrived available, all at once. Nobody is served it until it is promoted.',
    access: releasing,
    freshSignIn: true,
    rate: 'deploy',
    params: versionParams,
    answer: managedReleaseSchema,
    status: 200,
    errors: ['TOKEN_OUT_OF_SCOPE', 'RELEASE_NOT_FOUND', 'RELEASE_INCOMPLETE', 'RELEASE_REFUSED'],
  },
  'POST /api/releases/:name/:version/approve': {
    summary:
      'Approves a release that waits, and with it the deploy token that it was published with: what that publishes waits no more.',
    access: { permission: 'releases.manage' },
    freshSignIn: true,
    rate: 'write',
    params: versionParams,
    answer: managedRemoteSchema,
    status: 200,
    errors: ['RELEASE_NOT_FOUND'],
  },
  'POST /api/releases/:name/promote': {
    summary:
      'Serves a version: to everybody (`live`), to a share of visitors (`canary`), or to staff. `force` takes one that was taken back. A member who serves one that waits approves it.',
    access: releasing,
    freshSignIn: true,
    rate: 'deploy',
    params: remoteParams,
    body: z
      .object({
        version: releaseVersion,
        to: z.enum(['live', 'canary', 'staff']).default('live'),
        share: z.number().min(0.1).max(100).optional(),
        force: z.boolean().default(false),
        reason: text(0, 500).optional(),
      })
      .refine(({ to, share }) => (to === 'canary') === (share !== undefined), {
        path: ['share'],
        message: 'A canary needs a share, in percent; nothing else has one.',
      }),
    answer: managedRemoteSchema,
    status: 200,
    errors: [
      'TOKEN_OUT_OF_SCOPE',
      'TOKEN_ONLY_PUBLISHES',
      'RELEASE_NOT_FOUND',
      'RELEASE_REFUSED',
      'RELEASE_WAITS',
      'RELEASE_BELOW_FLOOR',
      'RELEASE_WAS_DEMOTED',
    ],
  },
  'POST /api/releases/:name/end': {
    summary:
      'Ends everything that is served of a remote: its pages are gone with the next page of each visitor. Its versions stay. A remote of the site’s own build is served again with its next build; switch it off instead.',
    access: releasing,
    freshSignIn: true,
    rate: 'deploy',
    params: remoteParams,
    body: z.object({ reason: text(0, 500).optional() }),
    answer: managedRemoteSchema,
    status: 200,
    errors: ['TOKEN_OUT_OF_SCOPE', 'TOKEN_ONLY_PUBLISHES', 'NOTHING_SERVED'],
  },
  'PUT /api/releases/:name/switch': {
    summary:
      'Switches a remote off, so that nothing of it is served whatever is promoted, or on again as it was.',
    access: { permission: 'releases.manage' },
    freshSignIn: true,
    rate: 'write',
    params: remoteParams,
    body: z.object({ off: z.boolean() }),
    answer: managedRemoteSchema,
    status: 200,
    errors: ['RELEASE_NOT_FOUND'],
  },
  'DELETE /api/releases/:name': {
    summary:
      'Removes a remote of which nothing is served, with all its versions and their files. Its history stays; deploy tokens that may release it stay until they are revoked.',
    access: { permission: 'releases.manage' },
    freshSignIn: true,
    rate: 'write',
    params: remoteParams,
    status: 204,
    errors: ['RELEASE_NOT_FOUND', 'REMOTE_IS_SERVED', 'REMOTE_IS_BUILT_IN'],
  },
  'POST /api/releases/:name/rollback': {
    summary:
      'Takes a version back: the canary or the staff’s version ends; live goes to the version before, or to a named one.',
    access: releasing,
    freshSignIn: true,
    rate: 'deploy',
    params: remoteParams,
    body: z.object({
      channel: z.enum(['live', 'canary', 'staff']).default('live'),
      to: releaseVersion.optional(),
      reason: text(0, 500).optional(),
    }),
    answer: managedRemoteSchema,
    status: 200,
    errors: [
      'TOKEN_OUT_OF_SCOPE',
      'TOKEN_ONLY_PUBLISHES',
      'RELEASE_NOT_FOUND',
      'RELEASE_WAITS',
      'NOTHING_TO_ROLL_BACK',
      'RELEASE_BELOW_FLOOR',
    ],
  },
});

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
  MAX_RELEASE_FILE_BYTES,
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
      'Returns each remote with its versions, its served versions and their health. A deploy token sees its own remotes.',
    access: releasing,
    rate: 'read',
    answer: z.object({ seq: z.int(), items: z.array(managedRemoteSchema) }),
    status: 200,
  },
  'GET /api/releases/:name/history': {
    summary: 'Returns the history of a remote’s releases, newest first.',
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
      'Returns the failures of a version in the last week, most frequent first: the error, its location, the page and the browser.',
    access: releasing,
    rate: 'read',
    params: versionParams,
    answer: z.object({ items: z.array(releaseFailureSchema) }),
    status: 200,
    errors: ['TOKEN_OUT_OF_SCOPE'],
  },
  'POST /api/releases/:name/verify': {
    summary:
      'Hashes every file of a remote’s served versions, and returns the files that are missing or damaged in the store.',
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
      'Sets the security floor: versions that were published before this one are never served again, neither by a rollback or a demotion nor as a fallback. Null removes the floor.',
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
      'Checks whether a release could be served at the moment. Returns findings, each with its cause, location and fix, and the additions that a member has to approve. Stores nothing.',
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
      'Announces a release, and returns the files that still have to be uploaded. Repeating the call continues an interrupted upload.',
    access: releasing,
    rate: 'deploy',
    jsonLimits: LARGE_JSON,
    body: releaseDescriptionSchema,
    answer: z.object({ state: z.enum(['uploading', 'published']), missing: z.array(z.string()) }),
    status: 200,
    errors: ['TOKEN_OUT_OF_SCOPE', 'RELEASE_EXISTS', 'RELEASE_REFUSED'],
  },
  'PUT /api/releases/:name/:version/files': {
    summary: 'Uploads one file of an announced release. Its bytes must have the announced hash.',
    access: releasing,
    rate: 'deploy',
    params: versionParams,
    query: z.object({ path: releaseFilePath }),
    rawBody: { mostBytes: MAX_RELEASE_FILE_BYTES },
    status: 204,
    errors: ['TOKEN_OUT_OF_SCOPE', 'RELEASE_NOT_FOUND', 'RELEASE_FILE_UNKNOWN', 'RELEASE_FILE_DAMAGED'],
  },
  'POST /api/releases/:name/:version/publish': {
    summary:
      'Publishes a release whose files have all been uploaded, atomically. A published release isn’t served until it is promoted.',
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
      'Approves a release that requires approval, and the deploy token that published it. Later releases published with this token need no approval for the token.',
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
      'Serves a version to all visitors (`live`), to a share of them (`canary`) or to staff. `force` allows a version that was demoted. If the version requires approval, a promotion by a member approves it.',
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
      'Ends all channels of a remote: its pages disappear with each visitor’s next page. Its versions remain. A remote of the site’s own build is served again with the next build; switch it off instead.',
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
      'Switches a remote off, so that none of its versions is served regardless of promotions, or on again unchanged.',
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
      'Removes a remote without served versions, with all its versions and their files. Its history remains, and deploy tokens for it remain valid until they are revoked.',
    access: { permission: 'releases.manage' },
    freshSignIn: true,
    rate: 'write',
    params: remoteParams,
    status: 204,
    errors: ['RELEASE_NOT_FOUND', 'REMOTE_IS_SERVED', 'REMOTE_IS_BUILT_IN'],
  },
  'POST /api/releases/:name/rollback': {
    summary:
      'Rolls back a channel: `canary` and `staff` end; `live` returns to the previous version or to a named one.',
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

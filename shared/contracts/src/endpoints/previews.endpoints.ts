import { z } from 'zod';
import { ROLE_NAMES } from '../access/roles.ts';
import { instant } from '../entities/list.ts';
import { releaseVersion, signedTextSchema } from '../releases/release-set.ts';
import { developmentRemoteSchema } from '../releases/ticket.ts';
import { machine } from '../texts/written.ts';
import { defineEndpoints, LARGE_JSON } from './endpoint.ts';
import { releasing, remoteParams } from './release-params.ts';

export const previewsEndpoints = defineEndpoints({
  'POST /api/releases/:name/links': {
    summary:
      'Creates a preview link: a signed address that replaces this remote, in one tab, with a published version or a development server on the visitor’s own computer.',
    access: releasing,
    freshSignIn: true,
    rate: 'deploy',
    params: remoteParams,
    jsonLimits: LARGE_JSON,
    body: z
      .object({
        version: releaseVersion.optional(),
        development: developmentRemoteSchema.optional(),
        minutes: z
          .int()
          .min(1)
          .max(7 * 24 * 60)
          .default(120),
        roles: z.array(z.enum(ROLE_NAMES)).max(10).default([]),
      })
      .refine(({ version, development }) => (version === undefined) !== (development === undefined), {
        path: ['version'],
        message: 'Name a version or a development server, and not both.',
      }),
    answer: z.object({ url: z.string(), expiresAt: instant }),
    status: 200,
    errors: ['TOKEN_OUT_OF_SCOPE', 'RELEASE_NOT_FOUND', 'RELEASE_WAITS'],
  },
  'POST /api/releases/previews': {
    summary:
      'Opens a preview link: returns a signed release set with its remote replaced. The caller needs one of the link’s roles; a link without roles is open to all members.',
    access: 'signed-in',
    rate: 'write',
    body: z.object({ ticket: machine(8000) }),
    answer: signedTextSchema,
    status: 200,
    errors: ['PREVIEW_INVALID', 'PREVIEW_EXPIRED', 'PREVIEW_FOR_OTHERS', 'RELEASE_NOT_FOUND'],
  },
  'POST /api/releases/channel': {
    summary:
      'Moves this browser to the staff channel with a cookie that the server signs, or back to the live channel.',
    access: 'signed-in',
    rate: 'write',
    body: z.object({ channel: z.enum(['live', 'staff']) }),
    status: 204,
    errors: ['ACCESS_DENIED'],
  },
});

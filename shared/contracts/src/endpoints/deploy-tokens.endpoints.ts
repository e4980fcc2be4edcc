import { z } from 'zod';
import { DEPLOY_TOKEN_DAYS } from '../releases/deploy-token-limits.ts';
import { deployTokenSchema } from '../releases/managed-remote.ts';
import { line } from '../texts/written.ts';
import { defineEndpoints } from './endpoint.ts';
import { remoteName } from './release-params.ts';

export const deployTokensEndpoints = defineEndpoints({
  'GET /api/deploy-tokens': {
    summary: 'Returns all deploy tokens, newest first, without their secrets.',
    access: { permission: 'releases.manage' },
    rate: 'read',
    answer: z.object({ items: z.array(deployTokenSchema) }),
    status: 200,
  },
  'POST /api/deploy-tokens': {
    summary:
      'Creates a deploy token for some remotes. Its secret is returned once and isn’t stored. The first release with the token requires approval by a member, and so do links to its development servers, unless the token is approved at its creation.',
    access: { permission: 'releases.manage' },
    freshSignIn: true,
    rate: 'write',
    body: z.object({
      name: line(1, 80),
      remotes: z.array(remoteName).min(1).max(50),
      days: z.int().min(1).max(DEPLOY_TOKEN_DAYS.most).default(DEPLOY_TOKEN_DAYS.usual),
      publishOnly: z.boolean().default(false),
      approved: z.boolean().default(false),
    }),
    answer: deployTokenSchema.extend({ secret: z.string() }),
    status: 200,
  },
  'DELETE /api/deploy-tokens/:id': {
    summary: 'Revokes a deploy token immediately.',
    access: { permission: 'releases.manage' },
    rate: 'write',
    params: z.object({ id: z.uuid() }),
    status: 204,
    errors: ['DEPLOY_TOKEN_NOT_FOUND'],
  },
});

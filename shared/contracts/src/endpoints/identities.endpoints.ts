import { z } from 'zod';
import { instant } from '../entities/list.ts';
import { IDENTITY_PROVIDERS } from '../forms/form-limits.ts';
import { LINK_CODE } from '../game/game-limits.ts';
import { machine } from '../texts/written.ts';
import { defineEndpoints } from './endpoint.ts';

const identity = z
  .object({ provider: z.enum(IDENTITY_PROVIDERS), name: z.string(), linkedAt: instant })
  .meta({ id: 'Identity' });

/** Linked external accounts that members have verified. */
export const identitiesEndpoints = defineEndpoints({
  'GET /api/identities': {
    summary: 'Returns the caller’s linked accounts.',
    access: 'signed-in',
    rate: 'read',
    answer: z.object({ items: z.array(identity), discord: z.boolean() }),
    status: 200,
  },
  'POST /api/identities/discord': {
    summary:
      'Starts to link a Discord account. Returns the URL of Discord to open, which redirects to the callback.',
    access: 'signed-in',
    rate: 'write',
    body: z
      .object({ returnTo: z.string().startsWith('/').max(200).default('/profile') })
      .meta({ id: 'LinkStart' }),
    answer: z.object({ url: z.string() }),
    status: 200,
    errors: ['UNAVAILABLE'],
  },
  'GET /api/identities/discord/callback': {
    summary:
      'Receives the redirect from Discord. Links the account to the member who started, and redirects to the site.',
    access: 'public',
    rate: 'write',
    query: z.object({
      code: machine(500).optional(),
      state: machine(2000).optional(),
      error: machine(200).optional(),
    }),
    status: 200,
    errors: ['LINK_INVALID', 'UNAVAILABLE'],
  },
  'POST /api/identities/game': {
    summary:
      'Links the game account that received this code when its player tried to join the game server. A code is valid for 10 minutes, and can be used once.',
    access: 'signed-in',
    rate: 'write',
    body: z.object({ code: z.string().trim().toUpperCase().regex(LINK_CODE) }).meta({ id: 'LinkCode' }),
    answer: identity,
    status: 200,
    errors: ['LINK_CODE_INVALID', 'IDENTITY_TAKEN'],
  },
  'DELETE /api/identities/:provider': {
    summary: 'Unlinks the caller’s account of a provider.',
    access: 'signed-in',
    rate: 'write',
    params: z.object({ provider: z.enum(IDENTITY_PROVIDERS) }),
    status: 204,
    errors: ['IDENTITY_NOT_FOUND'],
  },
});

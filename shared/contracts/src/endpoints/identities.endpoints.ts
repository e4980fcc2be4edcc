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
    summary: 'One’s own linked accounts.',
    access: 'signed-in',
    rate: 'read',
    answer: z.object({ items: z.array(identity), discord: z.boolean() }),
    status: 200,
  },
  'POST /api/identities/discord': {
    summary:
      'Begins to link a Discord account: answers the address of Discord to go to. It leads back to the callback.',
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
      'Where Discord leads back to: links the account of the member who began, and leads on to the site.',
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
      'Links the game account that was given this code at the door of the game server. A code lives for 10 minutes and works once.',
    access: 'signed-in',
    rate: 'write',
    body: z.object({ code: z.string().trim().toUpperCase().regex(LINK_CODE) }).meta({ id: 'LinkCode' }),
    answer: identity,
    status: 200,
    errors: ['LINK_CODE_INVALID', 'IDENTITY_TAKEN'],
  },
  'DELETE /api/identities/:provider': {
    summary: 'Unlinks an account.',
    access: 'signed-in',
    rate: 'write',
    params: z.object({ provider: z.enum(IDENTITY_PROVIDERS) }),
    status: 204,
    errors: ['IDENTITY_NOT_FOUND'],
  },
});

import { z } from 'zod';
import { instant } from '../entities/list.ts';
import { defineEndpoints } from './endpoint.ts';

/** A session of a member on one device. `current` marks the session of the caller. */
const deviceSession = z
  .object({
    id: z.uuid(),
    /** Derived from the user agent, such as "Firefox (Linux)"; empty if unknown. */
    browser: z.string(),
    firstSeenAt: instant,
    lastSeenAt: instant,
    current: z.boolean(),
  })
  .meta({ id: 'DeviceSession' });
export type DeviceSession = z.infer<typeof deviceSession>;

/** Sessions of a member, as far as this site has seen them. */
export const sessionsEndpoints = defineEndpoints({
  'GET /api/users/me/sessions': {
    summary:
      'Returns the caller’s sessions, last active first, at most 50. Empty if the identity provider doesn’t state the time of the sign-in.',
    access: 'signed-in',
    rate: 'read',
    answer: z.object({ items: z.array(deviceSession).max(50) }),
    status: 200,
  },
  'DELETE /api/users/me/sessions/:id': {
    summary: 'Ends one of the caller’s own sessions. Its tokens are rejected from then on.',
    access: 'signed-in',
    rate: 'write',
    params: z.object({ id: z.uuid() }),
    status: 204,
    errors: ['SESSION_NOT_FOUND'],
  },
  'POST /api/users/me/sessions/end-current': {
    summary: 'Ends the session of this call, for signing out. Its tokens are rejected from then on.',
    access: 'signed-in',
    rate: 'write',
    status: 204,
  },
  'POST /api/users/me/sessions/end-others': {
    summary: 'Ends all sessions of the caller except the current one.',
    access: 'signed-in',
    rate: 'write',
    status: 204,
  },
});

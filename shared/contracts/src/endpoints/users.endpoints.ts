import { z } from 'zod';
import { instant, listQuery, pageOf } from '../entities/list.ts';
import { personSchema } from '../entities/person.ts';
import { roleNameInput } from '../entities/role.ts';
import {
  currentUserSchema,
  listedUserSchema,
  MEMBER_SORTS,
  memberNameSchema,
  profileChangeSchema,
  teamMemberSchema,
} from '../entities/user.ts';
import { ACCOUNT_STATES } from '../moderation/punishment-states.ts';
import { memberWords } from '../texts/written.ts';
import { defineEndpoints } from './endpoint.ts';

const NAMES_SHOWN = 8;
const ONLINE_SHOWN = 8;

export const usersEndpoints = defineEndpoints({
  'GET /api/users/me': {
    summary:
      'Returns the signed-in member. The account is created when the member’s token is first received.',
    access: 'signed-in',
    accounts: 'any',
    rate: 'read',
    answer: currentUserSchema,
    status: 200,
  },
  'PUT /api/users/me': {
    summary:
      'Changes the signed-in member’s own profile. Absent fields stay unchanged. Restricted members can’t change fields that other members see.',
    access: 'signed-in',
    rate: 'write',
    body: profileChangeSchema,
    answer: currentUserSchema,
    status: 200,
    errors: ['USERNAME_TAKEN', 'USERNAME_RESERVED', 'PROFILE_STALE', 'ACCOUNT_RESTRICTED'],
  },
  'GET /api/users': {
    summary:
      'Returns members in pages, by default sorted by name. Can be searched by name, handle, e-mail address and id, and filtered by role and state.',
    access: { permission: 'users.read' },
    rate: 'read',
    query: z.object({
      ...listQuery,
      search: memberWords(100).optional(),
      role: roleNameInput.optional(),
      state: z.enum(ACCOUNT_STATES).optional(),
      sort: z.enum(MEMBER_SORTS).default('name'),
    }),
    answer: pageOf(listedUserSchema),
    status: 200,
  },
  'GET /api/users/names': {
    summary: `Returns members whose name or handle contains the text, sorted by name, at most ${NAMES_SHOWN}. Intended for authors who mention a member.`,
    access: { permission: 'news.write' },
    rate: 'read',
    query: z.object({ search: memberWords(100).optional() }),
    answer: z.object({ items: z.array(memberNameSchema).max(NAMES_SHOWN) }),
    status: 200,
  },
  'GET /api/users/avatars/:file': {
    summary: 'Returns a member’s picture, by the file name in their profile.',
    access: 'public',
    rate: 'read',
    params: z.object({ file: z.string().regex(/^[\w-]{22}\.webp$/) }),
    status: 200,
    errors: ['IMAGE_NOT_FOUND'],
  },
  'GET /api/users/count': {
    summary: 'Returns the number of members of the community.',
    access: 'public',
    rate: 'read',
    answer: z.object({ count: z.int().min(0) }),
    status: 200,
  },
  'GET /api/users/activity': {
    summary:
      'Returns the number of members who were active in the last 15 minutes, the number of members who joined within 7 days, and the time of the measurement.',
    access: 'public',
    rate: 'read',
    answer: z.object({ activeNow: z.int().min(0), joinedThisWeek: z.int().min(0), measuredAt: instant }),
    status: 200,
  },
  'GET /api/users/online': {
    summary: `Returns members who were active in the last 15 minutes and show their page to members, most recent first, at most ${ONLINE_SHOWN}.`,
    access: 'signed-in',
    rate: 'read',
    answer: z.object({ items: z.array(personSchema).max(ONLINE_SHOWN) }),
    status: 200,
  },
  'GET /api/users/team': {
    summary: 'Returns the members who run the community, highest role first. Members may opt out.',
    access: 'public',
    rate: 'read',
    answer: z.object({ items: z.array(teamMemberSchema) }),
    status: 200,
  },
});

import { z } from 'zod';
import { instant, listQuery, pageOf } from '../entities/list.ts';
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

export const usersEndpoints = defineEndpoints({
  'GET /api/users/me': {
    summary: 'The signed-in member. Their row is made when their token is first seen.',
    access: 'signed-in',
    accounts: 'any',
    rate: 'read',
    answer: currentUserSchema,
    status: 200,
  },
  'PUT /api/users/me': {
    summary:
      'Changes the signed-in member’s own profile; fields that are absent stay as they are. The restricted change nothing that others read.',
    access: 'signed-in',
    rate: 'write',
    body: profileChangeSchema,
    answer: currentUserSchema,
    status: 200,
    errors: ['USERNAME_TAKEN', 'USERNAME_RESERVED', 'PROFILE_STALE', 'ACCOUNT_RESTRICTED'],
  },
  'GET /api/users': {
    summary:
      'Members, a page at a time, by name unless told, with search (name, handle, e-mail, id) and filters by role and state.',
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
    summary: `Members whose name or handle has the text in it, by name, at most ${NAMES_SHOWN}: for those who write and name somebody.`,
    access: { permission: 'news.write' },
    rate: 'read',
    query: z.object({ search: memberWords(100).optional() }),
    answer: z.object({ items: z.array(memberNameSchema).max(NAMES_SHOWN) }),
    status: 200,
  },
  'GET /api/users/avatars/:file': {
    summary: 'A member’s picture, as their profile names it.',
    access: 'public',
    rate: 'read',
    params: z.object({ file: z.string().regex(/^[\w-]{22}\.webp$/) }),
    status: 200,
    errors: ['IMAGE_NOT_FOUND'],
  },
  'GET /api/users/count': {
    summary: 'How many members the community has.',
    access: 'public',
    rate: 'read',
    answer: z.object({ count: z.int().min(0) }),
    status: 200,
  },
  'GET /api/users/activity': {
    summary:
      'How many members were here in the last 15 minutes and how many joined within 7 days, measured now.',
    access: 'public',
    rate: 'read',
    answer: z.object({ activeNow: z.int().min(0), joinedThisWeek: z.int().min(0), measuredAt: instant }),
    status: 200,
  },
  'GET /api/users/team': {
    summary: 'The people who run the community, highest role first. Members may opt out.',
    access: 'public',
    rate: 'read',
    answer: z.object({ items: z.array(teamMemberSchema) }),
    status: 200,
  },
});

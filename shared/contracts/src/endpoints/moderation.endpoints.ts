import { z } from 'zod';
import { listQuery, pageOf } from '../entities/list.ts';
import {
  appealDecisionSchema,
  liftPunishmentSchema,
  memberNoteSchema,
  newAppealSchema,
  newMemberNoteSchema,
  newPunishmentSchema,
  ownPunishmentSchema,
  punishmentSchema,
} from '../entities/punishment.ts';
import { memberSchema, memberTotalsSchema } from '../entities/user.ts';
import { machine } from '../texts/written.ts';
import { defineEndpoints } from './endpoint.ts';

const byId = z.object({ id: z.uuid() });
/** The identity provider's subject. */
const byMember = z.object({ id: machine(255, 1) });
const MODERATE = { permission: 'members.moderate' } as const;
const NOTES = { permission: 'members.notes' } as const;
const REACH = ['USER_NOT_FOUND', 'OWN_ACCOUNT', 'MEMBER_OUT_OF_REACH'] as const;

export const moderationEndpoints = defineEndpoints({
  'GET /api/users/totals': {
    summary: 'How many members there are, and how many of them are restricted, suspended or banned.',
    access: { permission: 'users.read' },
    rate: 'read',
    answer: memberTotalsSchema,
    status: 200,
  },
  'GET /api/users/:id': {
    summary: 'A member as staff see them: profile, roles, state of the account, and what the caller may do.',
    access: { permission: 'users.read' },
    rate: 'read',
    params: byMember,
    answer: memberSchema,
    status: 200,
    errors: ['USER_NOT_FOUND'],
  },
  'GET /api/users/:id/punishments': {
    summary:
      'The warnings and punishments of a member, newest first. Nobody reads their own here, nor those of members whom they can’t act on.',
    access: MODERATE,
    rate: 'read',
    params: byMember,
    query: z.object(listQuery),
    answer: pageOf(punishmentSchema),
    status: 200,
    errors: REACH,
  },
  'POST /api/users/:id/punishments': {
    summary:
      'Warns, restricts, suspends or bans a member whose highest role stands below the caller’s. Of restriction, suspension and ban there is one at a time. A ban takes a fresh sign-in.',
    access: MODERATE,
    rate: 'write',
    params: byMember,
    body: newPunishmentSchema,
    answer: punishmentSchema,
    status: 201,
    idempotent: true,
    errors: [...REACH, 'RULE_NOT_FOUND', 'PUNISHMENT_EXISTS', 'FRESH_SIGN_IN_NEEDED', 'IDEMPOTENCY_MISMATCH'],
  },
  'POST /api/punishments/:id/lift': {
    summary: 'Ends a punishment before its time. An appeal that is open is closed with it.',
    access: MODERATE,
    rate: 'write',
    params: byId,
    body: liftPunishmentSchema,
    answer: punishmentSchema,
    status: 200,
    errors: [
      ...REACH,
      'PUNISHMENT_NOT_FOUND',
      'PUNISHMENT_STALE',
      'PUNISHMENT_STATE_REFUSED',
      'DECISION_ABOVE_OWN',
    ],
  },
  'GET /api/users/:id/notes': {
    summary: 'What staff wrote about a member among themselves, newest first.',
    access: NOTES,
    rate: 'read',
    params: byMember,
    query: z.object(listQuery),
    answer: pageOf(memberNoteSchema),
    status: 200,
    errors: REACH,
  },
  'POST /api/users/:id/notes': {
    summary: 'Writes a note about a member for staff.',
    access: NOTES,
    rate: 'write',
    params: byMember,
    body: newMemberNoteSchema,
    answer: memberNoteSchema,
    status: 201,
    idempotent: true,
    errors: [...REACH, 'IDEMPOTENCY_MISMATCH'],
  },
  'DELETE /api/notes/:id': {
    summary: 'Removes a note of one’s own.',
    access: NOTES,
    rate: 'write',
    params: byId,
    status: 204,
    errors: ['NOTE_NOT_FOUND'],
  },
  'POST /api/users/:id/end-sessions': {
    summary:
      'Signs a member out everywhere: what they signed in with until now is refused, and their streams end.',
    access: MODERATE,
    freshSignIn: true,
    rate: 'write',
    params: byMember,
    status: 204,
    errors: REACH,
  },
  'GET /api/users/me/punishments': {
    summary: 'The caller’s own warnings and punishments, newest first.',
    access: 'signed-in',
    accounts: 'any',
    rate: 'read',
    query: z.object(listQuery),
    answer: pageOf(ownPunishmentSchema),
    status: 200,
  },
  'POST /api/punishments/:id/appeal': {
    summary: 'Appeals against one’s own punishment, once. Somebody else than the one who punished decides.',
    access: 'signed-in',
    accounts: 'any',
    rate: 'write',
    params: byId,
    body: newAppealSchema,
    answer: ownPunishmentSchema,
    status: 201,
    errors: ['PUNISHMENT_NOT_FOUND', 'PUNISHMENT_STATE_REFUSED', 'APPEAL_EXISTS'],
  },
  'POST /api/appeals/:id/decision': {
    summary: 'Grants an appeal, which lifts the punishment, or rejects it.',
    access: MODERATE,
    rate: 'write',
    params: byId,
    body: appealDecisionSchema,
    answer: punishmentSchema,
    status: 200,
    errors: [...REACH, 'APPEAL_NOT_FOUND', 'PUNISHMENT_STATE_REFUSED', 'OWN_DECISION', 'DECISION_ABOVE_OWN'],
  },
});

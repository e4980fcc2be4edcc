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
    summary: 'Returns the number of members, and the numbers of restricted, suspended and banned ones.',
    access: { permission: 'users.read' },
    rate: 'read',
    answer: memberTotalsSchema,
    status: 200,
  },
  'GET /api/users/:id': {
    summary:
      'Returns a member as staff see them: profile, roles, state of the account, and the actions that the caller may take.',
    access: { permission: 'users.read' },
    rate: 'read',
    params: byMember,
    answer: memberSchema,
    status: 200,
    errors: ['USER_NOT_FOUND'],
  },
  'GET /api/users/:id/punishments': {
    summary:
      'Returns the warnings and punishments of a member, newest first. The caller can’t read their own here, nor those of members on whom they can’t act.',
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
      'Warns, restricts, suspends or bans a member whose highest role is below the caller’s. A member has at most one restriction, one suspension and one ban at a time. A ban requires a recent sign-in.',
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
    summary: 'Lifts a punishment before its end. An open appeal is closed with it.',
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
    summary: 'Returns the internal notes of the staff about a member, newest first.',
    access: NOTES,
    rate: 'read',
    params: byMember,
    query: z.object(listQuery),
    answer: pageOf(memberNoteSchema),
    status: 200,
    errors: REACH,
  },
  'POST /api/users/:id/notes': {
    summary: 'Adds an internal note about a member for the staff.',
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
    summary: 'Removes the caller’s own note.',
    access: NOTES,
    rate: 'write',
    params: byId,
    status: 204,
    errors: ['NOTE_NOT_FOUND'],
  },
  'POST /api/users/:id/end-sessions': {
    summary:
      'Signs a member out everywhere. Tokens from earlier sign-ins are rejected, and the member’s streams end.',
    access: MODERATE,
    freshSignIn: true,
    rate: 'write',
    params: byMember,
    status: 204,
    errors: REACH,
  },
  'GET /api/users/me/punishments': {
    summary: 'Returns the caller’s own warnings and punishments, newest first.',
    access: 'signed-in',
    accounts: 'any',
    rate: 'read',
    query: z.object(listQuery),
    answer: pageOf(ownPunishmentSchema),
    status: 200,
  },
  'POST /api/punishments/:id/appeal': {
    summary:
      'Appeals against the caller’s own punishment, once. The member who imposed it can’t decide on the appeal.',
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

import { z } from 'zod';
import {
  ACCOUNT_STATES,
  APPEAL_STATES,
  MODERATION_LIMITS,
  PUNISHMENT_KINDS,
  PUNISHMENT_STATES,
} from '../moderation/punishment-states.ts';
import { machine, text } from '../texts/written.ts';
import { instant } from './list.ts';
import { personSchema } from './person.ts';

/** State of an account, with its end and reason; null without an end. */
export const accountSchema = z
  .object({ state: z.enum(ACCOUNT_STATES), until: instant.nullable(), reason: z.string().nullable() })
  .meta({ id: 'Account' });
export type Account = z.infer<typeof accountSchema>;

/** The server rule that a punishment cites, in the cited revision of its page. */
const citedRule = z.object({ id: z.string(), revision: z.int() });

const ownAppeal = z.object({
  text: z.string(),
  at: instant,
  state: z.enum(APPEAL_STATES),
  /** Text of the decision; null while it is open. */
  answer: z.string().nullable(),
  decidedAt: instant.nullable(),
});

/** A punishment as the punished member sees it. Doesn't reveal the staff member. */
export const ownPunishmentSchema = z
  .object({
    id: z.uuid(),
    kind: z.enum(PUNISHMENT_KINDS),
    reason: z.string(),
    rule: citedRule.nullable(),
    state: z.enum(PUNISHMENT_STATES),
    startsAt: instant,
    /** Null without an end. */
    endsAt: instant.nullable(),
    /** Time at which it ended or was lifted; null while it is in force. */
    overAt: instant.nullable(),
    appeal: ownAppeal.nullable(),
    may: z.object({ appeal: z.boolean() }),
  })
  .meta({ id: 'OwnPunishment' });
export type OwnPunishment = z.infer<typeof ownPunishmentSchema>;

const staffAppeal = ownAppeal.extend({ id: z.uuid(), decidedBy: personSchema.nullable() });

/** A punishment as staff see it. */
export const punishmentSchema = ownPunishmentSchema
  .extend({
    by: personSchema,
    liftedBy: personSchema.nullable(),
    liftReason: z.string().nullable(),
    appeal: staffAppeal.nullable(),
    version: z.int(),
    /** Actions available to the caller. The staff member who punished doesn't decide the appeal. */
    may: z.object({ lift: z.boolean(), decideAppeal: z.boolean() }),
  })
  .meta({ id: 'Punishment' });
export type Punishment = z.infer<typeof punishmentSchema>;

const reason = text(1, MODERATION_LIMITS.reason);

/** A new punishment. `hours` is its duration: required for a suspension, and not allowed for a warning. */
export const newPunishmentSchema = z
  .object({
    kind: z.enum(PUNISHMENT_KINDS),
    reason,
    ruleId: machine(20).nullable().default(null),
    hours: z.int().min(1).max(MODERATION_LIMITS.hours).nullable().default(null),
  })
  .refine(({ kind, hours }) => kind !== 'suspension' || hours !== null, {
    path: ['hours'],
    message: 'Enter how long the suspension lasts.',
  })
  .refine(({ kind, hours }) => kind !== 'warning' || hours === null, {
    path: ['hours'],
    message: 'A warning can’t have an end.',
  })
  .meta({ id: 'NewPunishment' });
export type NewPunishment = z.input<typeof newPunishmentSchema>;

export const liftPunishmentSchema = z
  .object({ reason, version: z.int().min(1).optional() })
  .meta({ id: 'LiftPunishment' });

export const newAppealSchema = z
  .object({ text: text(1, MODERATION_LIMITS.appeal) })
  .meta({ id: 'NewPunishmentAppeal' });

export const appealDecisionSchema = z
  .object({ decision: z.enum(['grant', 'reject']), answer: reason })
  .meta({ id: 'PunishmentAppealDecision' });

/** An internal note about a member. It must not appear in any response to that member. */
export const memberNoteSchema = z
  .object({
    id: z.uuid(),
    author: personSchema,
    text: z.string(),
    at: instant,
    may: z.object({ remove: z.boolean() }),
  })
  .meta({ id: 'MemberNote' });
export type MemberNote = z.infer<typeof memberNoteSchema>;

export const newMemberNoteSchema = z
  .object({ text: text(1, MODERATION_LIMITS.note) })
  .meta({ id: 'NewMemberNote' });

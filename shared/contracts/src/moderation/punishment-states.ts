// Without schemas, because pages import it.

/** States of an account, from the mildest to the strictest. Determined by the member's punishments in force. */
export const ACCOUNT_STATES = ['active', 'restricted', 'suspended', 'banned'] as const;
export type AccountState = (typeof ACCOUNT_STATES)[number];

export const PUNISHMENT_KINDS = ['warning', 'restriction', 'suspension', 'ban'] as const;
export type PunishmentKind = (typeof PUNISHMENT_KINDS)[number];

/** State of an account while a punishment of the kind is in force. */
export const STATE_OF_PUNISHMENT: Record<PunishmentKind, AccountState> = {
  warning: 'active',
  restriction: 'restricted',
  suspension: 'suspended',
  ban: 'banned',
};

export const PUNISHMENT_STATES = ['active', 'appealed', 'ended', 'lifted'] as const;
export type PunishmentState = (typeof PUNISHMENT_STATES)[number];

/** Actor of a transition: the punished member, a moderator, a moderator other than the one who punished, or the site itself. */
export type PunishmentActor = 'member' | 'moderator' | 'another' | 'site';

export const PUNISHMENT_ACTIONS = ['appeal', 'reject_appeal', 'grant_appeal', 'lift', 'expire'] as const;
export type PunishmentAction = (typeof PUNISHMENT_ACTIONS)[number];

interface PunishmentTransition {
  by: PunishmentActor;
  from: readonly PunishmentState[];
  to: PunishmentState;
}

/** State machine of a punishment: each action, its actor, its source states and its target. The initial state is `active`. */
export const PUNISHMENT_TRANSITIONS: Record<PunishmentAction, PunishmentTransition> = {
  appeal: { by: 'member', from: ['active'], to: 'appealed' },
  reject_appeal: { by: 'another', from: ['appealed'], to: 'active' },
  grant_appeal: { by: 'another', from: ['appealed'], to: 'lifted' },
  lift: { by: 'moderator', from: ['active', 'appealed'], to: 'lifted' },
  expire: { by: 'site', from: ['active', 'appealed'], to: 'ended' },
};

/** States in which a punishment is in force. An appeal doesn't suspend it. */
export const IN_FORCE: readonly PunishmentState[] = ['active', 'appealed'];

/** Returns whether an action is allowed in a state. */
export function canTakeWithPunishment(action: PunishmentAction, state: PunishmentState): boolean {
  return PUNISHMENT_TRANSITIONS[action].from.includes(state);
}

/** Returns the state of an account: the strictest of the punishments in force. */
export function accountStateOf(inForce: Iterable<PunishmentKind>): AccountState {
  const places = [...inForce].map((kind) => ACCOUNT_STATES.indexOf(STATE_OF_PUNISHMENT[kind]));
  return ACCOUNT_STATES[Math.max(0, ...places)] ?? 'active';
}

/** Returns whether the account is closed: its member can only read the reason and appeal. */
export function isClosed(state: AccountState): boolean {
  return state === 'suspended' || state === 'banned';
}

/** States of an appeal. `closed`: the punishment ended before the appeal was decided. */
export const APPEAL_STATES = ['open', 'granted', 'rejected', 'closed'] as const;
export type AppealState = (typeof APPEAL_STATES)[number];

/** Lengths in characters; `hours` is the maximum duration of a punishment, ten years. */
export const MODERATION_LIMITS = { reason: 2_000, appeal: 4_000, note: 4_000, hours: 87_600 } as const;

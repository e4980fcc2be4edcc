// Without schemas, for pages too.

/** How an account stands, from the mildest to the strictest: what is in force of a member's punishments decides. */
export const ACCOUNT_STATES = ['active', 'restricted', 'suspended', 'banned'] as const;
export type AccountState = (typeof ACCOUNT_STATES)[number];

export const PUNISHMENT_KINDS = ['warning', 'restriction', 'suspension', 'ban'] as const;
export type PunishmentKind = (typeof PUNISHMENT_KINDS)[number];

/** What each kind makes of an account as long as it is in force. */
export const STATE_OF_PUNISHMENT: Record<PunishmentKind, AccountState> = {
  warning: 'active',
  restriction: 'restricted',
  suspension: 'suspended',
  ban: 'banned',
};

export const PUNISHMENT_STATES = ['active', 'appealed', 'ended', 'lifted'] as const;
export type PunishmentState = (typeof PUNISHMENT_STATES)[number];

/** Who makes a transition: the punished member, a moderator, another moderator than the one who punished, or the site by itself. */
export type PunishmentActor = 'member' | 'moderator' | 'another' | 'site';

export const PUNISHMENT_ACTIONS = ['appeal', 'reject_appeal', 'grant_appeal', 'lift', 'expire'] as const;
export type PunishmentAction = (typeof PUNISHMENT_ACTIONS)[number];

interface PunishmentTransition {
  by: PunishmentActor;
  from: readonly PunishmentState[];
  to: PunishmentState;
}

/** The life of a punishment: each action, who may take it, from which states, and where it leads. It begins as `active`. */
export const PUNISHMENT_TRANSITIONS: Record<PunishmentAction, PunishmentTransition> = {
  appeal: { by: 'member', from: ['active'], to: 'appealed' },
  reject_appeal: { by: 'another', from: ['appealed'], to: 'active' },
  grant_appeal: { by: 'another', from: ['appealed'], to: 'lifted' },
  lift: { by: 'moderator', from: ['active', 'appealed'], to: 'lifted' },
  expire: { by: 'site', from: ['active', 'appealed'], to: 'ended' },
};

/** The states in which a punishment is in force. An appeal alone changes nothing. */
export const IN_FORCE: readonly PunishmentState[] = ['active', 'appealed'];

/** Whether an action can be taken with a punishment in this state. */
export function canTakeWithPunishment(action: PunishmentAction, state: PunishmentState): boolean {
  return PUNISHMENT_TRANSITIONS[action].from.includes(state);
}

/** The state of an account by the kinds that are in force: the strictest counts. */
export function accountStateOf(inForce: Iterable<PunishmentKind>): AccountState {
  const places = [...inForce].map((kind) => ACCOUNT_STATES.indexOf(STATE_OF_PUNISHMENT[kind]));
  return ACCOUNT_STATES[Math.max(0, ...places)] ?? 'active';
}

/** Whether the account is closed: its member can read why and appeal, and do nothing else. */
export function isClosed(state: AccountState): boolean {
  return state === 'suspended' || state === 'banned';
}

/** How an appeal stands. `closed`: the punishment was over before anybody decided. */
export const APPEAL_STATES = ['open', 'granted', 'rejected', 'closed'] as const;
export type AppealState = (typeof APPEAL_STATES)[number];

/** Lengths in characters; `hours` is how long a punishment can last at most, ten years. */
export const MODERATION_LIMITS = { reason: 2_000, appeal: 4_000, note: 4_000, hours: 87_600 } as const;

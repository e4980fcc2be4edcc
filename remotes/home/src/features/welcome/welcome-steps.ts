import type { CurrentUser, EndpointAnswer } from '@boardwalk/contracts';
import type { WhitelistStep } from '../../parts/whitelist-step.ts';

export type StepId = 'profile' | 'chat' | 'rules' | 'apply';
/** `waiting` depends on others; `unknown` isn't loaded yet, or failed. */
export type StepState = 'done' | 'waiting' | 'open' | 'unknown';

export interface Step {
  id: StepId;
  state: StepState;
}

/** Data of a new member. Data that isn't loaded is undefined. */
export interface Newcomer {
  profile: Pick<CurrentUser, 'bio' | 'pronouns' | 'links'> | undefined;
  accounts: EndpointAnswer<'GET /api/identities'> | undefined;
  whitelist: WhitelistStep['kind'] | undefined;
  /** Steps that they have opened from the page in this browser. */
  opened: readonly StepId[];
}

/** Options of this site for new members. */
export interface Offer {
  hasChat: boolean;
  hasRules: boolean;
}

/** Returns the steps of a new member, in order, without those that this site doesn't have. */
export function stepsOf(newcomer: Newcomer, { hasChat, hasRules }: Offer): Step[] {
  return [
    ...(hasChat ? [{ id: 'chat' as const, state: chatState(newcomer) }] : []),
    ...(hasRules ? [{ id: 'rules' as const, state: openedState('rules', newcomer) }] : []),
    { id: 'apply', state: applyState(newcomer) },
    { id: 'profile', state: profileState(newcomer) },
  ];
}

/** Returns the steps that a new member needs to play. The profile is optional. */
export function neededSteps(steps: readonly Step[]): Step[] {
  return steps.filter(({ id }) => id !== 'profile');
}

/** Returns whether a new member has nothing left to do. */
export function isFinished(steps: readonly Step[]): boolean {
  return neededSteps(steps).every(({ state }) => state === 'done' || state === 'waiting');
}

/** Name, handle and possibly a picture come from the sign-up; only members themselves fill in these three. */
function profileState({ profile }: Newcomer): StepState {
  if (!profile) return 'unknown';
  const { bio, pronouns, links } = profile;
  return bio !== '' || pronouns !== '' || links.length > 0 ? 'done' : 'open';
}

/** A linked account proves it. If none can be linked, opening the link has to suffice. */
function chatState(newcomer: Newcomer): StepState {
  const { accounts } = newcomer;
  if (!accounts) return 'unknown';
  if (!accounts.discord) return openedState('chat', newcomer);
  return accounts.items.some(({ provider }) => provider === 'discord') ? 'done' : 'open';
}

function openedState(id: StepId, { opened }: Newcomer): StepState {
  return opened.includes(id) ? 'done' : 'open';
}

const APPLY_STATES: Record<WhitelistStep['kind'], StepState> = {
  listed: 'done',
  see: 'waiting',
  wait: 'waiting',
  continue: 'open',
  apply: 'open',
};

function applyState({ whitelist }: Newcomer): StepState {
  return whitelist ? APPLY_STATES[whitelist] : 'unknown';
}

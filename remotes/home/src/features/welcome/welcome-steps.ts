import type { CurrentUser, EndpointAnswer } from '@boardwalk/contracts';
import type { WhitelistStep } from '../../parts/whitelist-step.ts';

export type StepId = 'profile' | 'chat' | 'rules' | 'apply';
/** `waiting` is for others to go on; `unknown` is not here yet, or could not be had. */
export type StepState = 'done' | 'waiting' | 'open' | 'unknown';

export interface Step {
  id: StepId;
  state: StepState;
}

/** What is known of a newcomer. What isn't known yet is undefined. */
export interface Newcomer {
  profile: Pick<CurrentUser, 'bio' | 'pronouns' | 'links'> | undefined;
  accounts: EndpointAnswer<'GET /api/identities'> | undefined;
  whitelist: WhitelistStep['kind'] | undefined;
  /** What they have opened from here with this browser. */
  opened: readonly StepId[];
}

/** What this site has for newcomers. */
export interface Offer {
  hasChat: boolean;
  hasRules: boolean;
}

/** The steps of a newcomer, in their order. A step that this site doesn't have isn't among them. */
export function stepsOf(newcomer: Newcomer, { hasChat, hasRules }: Offer): Step[] {
  return [
    { id: 'profile', state: profileState(newcomer) },
    ...(hasChat ? [{ id: 'chat' as const, state: chatState(newcomer) }] : []),
    ...(hasRules ? [{ id: 'rules' as const, state: openedState('rules', newcomer) }] : []),
    { id: 'apply', state: applyState(newcomer) },
  ];
}

/** Whether a newcomer has nothing left to do. */
export function isFinished(steps: readonly Step[]): boolean {
  return steps.every(({ state }) => state === 'done' || state === 'waiting');
}

/** Everybody has a name, a handle and perhaps a picture from the sign-up; these three only members write themselves. */
function profileState({ profile }: Newcomer): StepState {
  if (!profile) return 'unknown';
  const { bio, pronouns, links } = profile;
  return bio !== '' || pronouns !== '' || links.length > 0 ? 'done' : 'open';
}

/** A linked account proves it. Where none can be linked, having gone there has to do. */
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

import {
  CHECK_IN_MINUTES,
  type CommunityEvent,
  canTakeWithEvent,
  type EventAction,
  type EventState,
  eventStateAt,
  isClosed,
  type RsvpStatus,
} from '@boardwalk/contracts';
import { type Caller, isMember } from '../../platform/auth/caller.ts';
import { MINUTE_MS } from '../../platform/time/durations.ts';
import type { OccurrenceRow } from './event-occurrences.table.ts';
import type { EventCardRow } from './events.table.ts';

export type EventActor = Pick<Caller, 'id' | 'roles' | 'permissions' | 'account'>;
type Plan = Pick<EventCardRow, 'state' | 'audience' | 'createdBy'>;
type When = Pick<OccurrenceRow, 'startsAt' | 'endsAt' | 'answersUntil' | 'cancelledAt'>;

export const EVERYONE = 'everyone';
export const MEMBERS = 'members';

/** Fields of a date and its event on which the rules depend. */
export interface JudgedEvent {
  event: Plan;
  date: When;
  hostIds: readonly string[];
  /** Members with an open invitation to host it. */
  invitedIds: readonly string[];
}

/** Returns the member who reads; null for visitors. Programs with a token, and members with a closed account, see what visitors see. */
export function readerOf(caller: Caller | null): Caller | null {
  return isMember(caller) && !(caller.account && isClosed(caller.account.state)) ? caller : null;
}

/** Returns the audience keys of the caller. */
export function audienceKeys(caller: Pick<Caller, 'roles'> | null): string[] {
  return caller ? [EVERYONE, MEMBERS, ...caller.roles] : [EVERYONE];
}

export function isPublisher(caller: Pick<Caller, 'permissions'> | null): boolean {
  return caller?.permissions.includes('events.publish') ?? false;
}

export function isHost(
  caller: Pick<Caller, 'id'> | null,
  { hostIds }: Pick<JudgedEvent, 'hostIds'>,
): boolean {
  return caller !== null && hostIds.includes(caller.id);
}

/** Whether the caller is a host or a publisher: they see an event in every state, with its guests. */
export function runs(caller: EventActor | null, judged: Pick<JudgedEvent, 'hostIds'>): boolean {
  return isPublisher(caller) || isHost(caller, judged);
}

function isInAudience(caller: Pick<Caller, 'roles'> | null, { audience }: Plan): boolean {
  return audienceKeys(caller).some((key) => audience.includes(key));
}

/** Whether the caller has an open invitation to host it. */
export function isInvited(
  caller: Pick<Caller, 'id'> | null,
  { invitedIds }: Pick<JudgedEvent, 'invitedIds'>,
): boolean {
  return caller !== null && invitedIds.includes(caller.id);
}

/** Whether the caller may see the event: hosts, publishers and invited hosts in every state, its audience once it was published. */
export function maySee(caller: EventActor | null, judged: Omit<JudgedEvent, 'date'>): boolean {
  const isOut = judged.event.state === 'published' || judged.event.state === 'cancelled';
  return runs(caller, judged) || isInvited(caller, judged) || (isOut && isInAudience(caller, judged.event));
}

/** Whether the caller may come: hosts and the audience, but not other publishers and invited hosts. */
export function mayCome(caller: EventActor | null, judged: Pick<JudgedEvent, 'event' | 'hostIds'>): boolean {
  return caller !== null && (isHost(caller, judged) || isInAudience(caller, judged.event));
}

/** Returns the stored state of a date. Dates that were over when the rest of their series was canceled did take place. */
export function storedStateOf({ state }: Plan, { cancelledAt }: Pick<When, 'cancelledAt'>) {
  if (cancelledAt) return 'cancelled';
  return state === 'cancelled' ? 'published' : state;
}

export function stateOf({ event, date }: Pick<JudgedEvent, 'event' | 'date'>, now: Date): EventState {
  const times = { startsAt: date.startsAt.toISOString(), endsAt: date.endsAt.toISOString() };
  return eventStateAt({ state: storedStateOf(event, date), ...times }, now.getTime());
}

export type EventMove = Exclude<EventAction, 'begin' | 'end'>;
type Refusal = 'EVENT_STATE_REFUSED' | 'ACCESS_DENIED';

/**
 * Returns the code with which an action is refused; undefined when it is allowed. Publishers may publish what they host themselves, but not drafts
 * of others. A date that is over can't be proposed or published.
 */
export function moveRefusal(
  caller: EventActor,
  judged: JudgedEvent,
  move: EventMove,
  now: Date,
): Refusal | undefined {
  const state = stateOf(judged, now);
  const hosts = isHost(caller, judged);
  const who: Record<EventMove, boolean> = {
    submit: hosts,
    take_back: hosts,
    decline: isPublisher(caller),
    publish: isPublisher(caller) && (state !== 'draft' || hosts),
    cancel: runs(caller, judged),
  };
  if (!who[move]) return 'ACCESS_DENIED';
  return canTakeWithEvent(move, state) ? undefined : 'EVENT_STATE_REFUSED';
}

export function editRefusal(caller: EventActor, judged: JudgedEvent, now: Date): Refusal | undefined {
  if (!runs(caller, judged)) return 'ACCESS_DENIED';
  const state = stateOf(judged, now);
  return state === 'ended' || state === 'cancelled' ? 'EVENT_STATE_REFUSED' : undefined;
}

/** Returns the code with which a response to the invitation to host is refused; undefined when it is allowed. */
export function hostingRefusal(caller: EventActor, judged: JudgedEvent, now: Date): Refusal | undefined {
  if (!isInvited(caller, judged)) return 'ACCESS_DENIED';
  const state = stateOf(judged, now);
  return state === 'ended' || state === 'cancelled' ? 'EVENT_STATE_REFUSED' : undefined;
}

/** Whether the caller can stop hosting. The creator of the event can't. */
export function mayStopHosting(
  caller: Pick<Caller, 'id'> | null,
  judged: Pick<JudgedEvent, 'hostIds'>,
  createdBy: string | null,
): boolean {
  return isHost(caller, judged) && caller?.id !== createdBy && judged.hostIds.length > 1;
}

/** Returns the period in which guests can check in. */
export function checkInOf({ startsAt, endsAt }: Pick<When, 'startsAt' | 'endsAt'>) {
  return { opensAt: new Date(startsAt.getTime() - CHECK_IN_MINUTES * MINUTE_MS), closesAt: endsAt };
}

export function isCheckInOpen(date: Pick<When, 'startsAt' | 'endsAt'>, now: Date): boolean {
  const { opensAt, closesAt } = checkInOf(date);
  return now >= opensAt && now < closesAt;
}

/** Statuses that a member can withdraw. */
const COMING: readonly RsvpStatus[] = ['going', 'maybe', 'waitlisted'];

export function isComing(status: RsvpStatus | undefined): boolean {
  return status !== undefined && COMING.includes(status);
}

/** Whether answers are accepted, and whether a member can still leave. Joining the waitlist is possible until the start. */
export function answersTaken(judged: JudgedEvent, now: Date): { answer: boolean; leave: boolean } {
  const state = stateOf(judged, now);
  return {
    answer: state === 'published' && now < judged.date.answersUntil,
    leave: state === 'published' || state === 'live',
  };
}

interface Own {
  status: RsvpStatus;
  attendedAt: Date | null;
}

/** Returns the allowed actions for the response. */
export function permissionsOn(
  caller: EventActor | null,
  judged: JudgedEvent,
  mine: Own | undefined,
  now: Date,
): CommunityEvent['may'] {
  const may = (move: EventMove) => caller !== null && moveRefusal(caller, judged, move, now) === undefined;
  const state = stateOf(judged, now);
  const ran = runs(caller, judged);
  const acts = mayCome(caller, judged) && caller?.account?.state !== 'restricted';
  const open = answersTaken(judged, now);
  const isOut = judged.event.state === 'published' || judged.event.state === 'cancelled';
  return {
    edit: caller !== null && editRefusal(caller, judged, now) === undefined,
    host: caller !== null && hostingRefusal(caller, judged, now) === undefined,
    stopHosting: mayStopHosting(caller, judged, judged.event.createdBy),
    submit: may('submit'),
    takeBack: may('take_back'),
    publish: may('publish'),
    decline: may('decline'),
    cancel: may('cancel'),
    remove: state === 'draft' && isHost(caller, judged),
    guests: ran && isOut,
    memories: ran && (state === 'live' || state === 'ended'),
    answer: acts && open.answer,
    leave: acts && open.leave && isComing(mine?.status),
    checkIn:
      acts &&
      !mine?.attendedAt &&
      (state === 'published' || state === 'live') &&
      isCheckInOpen(judged.date, now),
  };
}

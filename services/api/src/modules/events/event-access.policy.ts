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
import type { OccurrenceRow } from './event-occurrences.table.ts';
import type { EventCardRow } from './events.table.ts';

export type EventActor = Pick<Caller, 'id' | 'roles' | 'permissions' | 'account'>;
type Plan = Pick<EventCardRow, 'state' | 'audience' | 'createdBy'>;
type When = Pick<OccurrenceRow, 'startsAt' | 'endsAt' | 'answersUntil' | 'cancelledAt'>;

export const EVERYONE = 'everyone';
export const MEMBERS = 'members';

/** One date of an event, as far as the rules are about it. */
export interface JudgedEvent {
  event: Plan;
  date: When;
  hostIds: readonly string[];
  /** Members who were asked to host it and have not answered. */
  invitedIds: readonly string[];
}

/**
 * Who reads what is public: a member, or else nobody. Programs with a token of their own, and members whose account is closed, see what visitors see.
 */
export function readerOf(caller: Caller | null): Caller | null {
  return isMember(caller) && !(caller.account && isClosed(caller.account.state)) ? caller : null;
}

/** Of an audience, what stands for the caller. */
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

/** Hosts and publishers run an event: they see it in every state, with its guests. */
export function runs(caller: EventActor | null, judged: Pick<JudgedEvent, 'hostIds'>): boolean {
  return isPublisher(caller) || isHost(caller, judged);
}

function isInAudience(caller: Pick<Caller, 'roles'> | null, { audience }: Plan): boolean {
  return audienceKeys(caller).some((key) => audience.includes(key));
}

/** Whether the caller was asked to host it and has not answered. */
export function isInvited(
  caller: Pick<Caller, 'id'> | null,
  { invitedIds }: Pick<JudgedEvent, 'invitedIds'>,
): boolean {
  return caller !== null && invitedIds.includes(caller.id);
}

/** Those who run an event, and those who are asked to, see it in every state; its audience sees it once it was published. */
export function maySee(caller: EventActor | null, judged: Omit<JudgedEvent, 'date'>): boolean {
  const isOut = judged.event.state === 'published' || judged.event.state === 'cancelled';
  return runs(caller, judged) || isInvited(caller, judged) || (isOut && isInAudience(caller, judged.event));
}

/** Hosts and the audience may come; publishers who only look after it, and members who are only asked to host it, may not. */
export function mayCome(caller: EventActor | null, judged: Pick<JudgedEvent, 'event' | 'hostIds'>): boolean {
  return caller !== null && (isHost(caller, judged) || isInAudience(caller, judged.event));
}

/** How a date stands. Dates that were over when the rest of their series was cancelled took place. */
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
 * Why the caller can't take this action; undefined when they can. Publishers may publish what they host themselves, and drafts of nobody else. A date that is over can't be
 * proposed or published.
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

/** Whether an answer to the invitation to host it is taken. @returns why not */
export function hostingRefusal(caller: EventActor, judged: JudgedEvent, now: Date): Refusal | undefined {
  if (!isInvited(caller, judged)) return 'ACCESS_DENIED';
  const state = stateOf(judged, now);
  return state === 'ended' || state === 'cancelled' ? 'EVENT_STATE_REFUSED' : undefined;
}

/** Hosts can leave, except who made the event: it stays theirs. */
export function mayStopHosting(
  caller: Pick<Caller, 'id'> | null,
  judged: Pick<JudgedEvent, 'hostIds'>,
  createdBy: string | null,
): boolean {
  return isHost(caller, judged) && caller?.id !== createdBy && judged.hostIds.length > 1;
}

/** When guests can check in. */
export function checkInOf({ startsAt, endsAt }: Pick<When, 'startsAt' | 'endsAt'>) {
  return { opensAt: new Date(startsAt.getTime() - CHECK_IN_MINUTES * 60_000), closesAt: endsAt };
}

export function isCheckInOpen(date: Pick<When, 'startsAt' | 'endsAt'>, now: Date): boolean {
  const { opensAt, closesAt } = checkInOf(date);
  return now >= opensAt && now < closesAt;
}

/** The statuses that have something to leave. */
const COMING: readonly RsvpStatus[] = ['going', 'maybe', 'waitlisted'];

export function isComing(status: RsvpStatus | undefined): boolean {
  return status !== undefined && COMING.includes(status);
}

/** Whether answers are taken, and whether one can still leave. Waiting for a place goes on until the start. */
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

/** The same rules as an answer has them. */
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

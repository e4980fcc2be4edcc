import type { InterviewSlot } from '@boardwalk/contracts';
import { MINUTE_MS } from '../../../platform/time/durations.ts';
import { type MemberName, nameOf } from '../../users/users.view.ts';
import type { InterviewSlotRow } from '../interviews.table.ts';

export function toSlot(
  { id, startsAt, endsAt, place, interviewerId }: InterviewSlotRow,
  names: ReadonlyMap<string, MemberName>,
): InterviewSlot {
  return {
    id,
    place,
    interviewer: nameOf(names, interviewerId),
    startsAt: startsAt.toISOString(),
    minutes: Math.round((endsAt.getTime() - startsAt.getTime()) / MINUTE_MS),
  };
}

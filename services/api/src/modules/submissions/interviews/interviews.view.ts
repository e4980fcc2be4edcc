import type { InterviewSlot } from '@boardwalk/contracts';
import { type MemberName, nameOf } from '../../users/users.view.ts';
import type { SlotRow } from '../interviews.table.ts';

export function toSlot(
  { id, startsAt, endsAt, place, interviewerId }: SlotRow,
  names: ReadonlyMap<string, MemberName>,
): InterviewSlot {
  return {
    id,
    place,
    interviewer: nameOf(names, interviewerId),
    startsAt: startsAt.toISOString(),
    minutes: Math.round((endsAt.getTime() - startsAt.getTime()) / 60_000),
  };
}

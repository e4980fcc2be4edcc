import { type EventGuest, STALE_AFTER } from '@boardwalk/contracts';
import {
  Checkbox,
  clock,
  invalidateEndpoints,
  useEndpointMutation,
  useQueryClient,
  VisuallyHidden,
} from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { EventPage } from '../../events/queries.ts';

interface AttendanceTickProps {
  guest: EventGuest;
  event: EventPage;
}

/** Returns whether attendance can be recorded: from an hour before the start. */
export function isCheckInOpen({ checkIn }: EventPage): boolean {
  return Date.parse(checkIn.opensAt) <= clock.now();
}

/** Checkbox that records a guest's attendance. Optimistic: it reverts if the server rejects it. */
export function AttendanceTick({ guest: { person, attendedAt }, event }: AttendanceTickProps) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const { id } = event;
  const { mutate, isPending, variables } = useEndpointMutation(
    'PUT /api/events/:id/guests/:username/attendance',
    {
      // The local state applies until the list is reloaded.
      onSettled: () =>
        invalidateEndpoints(queries, ...STALE_AFTER['PUT /api/events/:id/guests/:username/attendance']),
    },
  );
  return (
    <Checkbox.Root
      checked={isPending ? variables.body.attended : attendedAt !== null}
      onCheckedChange={({ checked }) =>
        mutate({ params: { id, username: person.username }, body: { attended: checked === true } })
      }
      colorPalette="tide"
    >
      <Checkbox.HiddenInput />
      <Checkbox.Control />
      <Checkbox.Label>
        <VisuallyHidden>{t`${person.fullName} is checked in`}</VisuallyHidden>
        <span aria-hidden>
          <Trans>Checked in</Trans>
        </span>
      </Checkbox.Label>
    </Checkbox.Root>
  );
}

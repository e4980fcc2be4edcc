import type { EventCard } from '@boardwalk/contracts';
import { download, saveAs, useMutation } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';

/** Downloads the calendar file of a date. */
export function useCalendarFile({ id }: Pick<EventCard, 'id'>) {
  const { t } = useLingui();
  return useMutation({
    mutationFn: async () => saveAs(await download(`/api/events/${id}/calendar.ics`), 'event.ics'),
    meta: { failure: t`The file could not be loaded. Try again.` },
  });
}

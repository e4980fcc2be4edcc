import { Button, download, HStack, ShareButton, saveAs, useMutation } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { CalendarPlus, Share2 } from 'lucide-react';
import type { EventPage } from '../../events/queries.ts';

/** Actions for every reader: add to calendar, and share. */
export function EventActions({ event }: { event: EventPage }) {
  const { t } = useLingui();
  const file = useMutation({
    mutationFn: async () => saveAs(await download(`/api/events/${event.id}/calendar.ics`), 'event.ics'),
    meta: { failure: t`The file could not be loaded. Try again.` },
  });
  return (
    <HStack gap="2" wrap="wrap">
      {event.state === 'published' && (
        <Button size="sm" variant="outline" loading={file.isPending} onClick={() => file.mutate()}>
          <CalendarPlus aria-hidden />
          <Trans>Add to calendar</Trans>
        </Button>
      )}
      <ShareButton title={event.title} size="sm" variant="outline">
        <Share2 aria-hidden />
        <Trans>Share</Trans>
      </ShareButton>
    </HStack>
  );
}

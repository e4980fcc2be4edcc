import { Button, HStack, ShareButton } from '@boardwalk/kit';
import { Trans } from '@lingui/react/macro';
import { CalendarPlus, Share2 } from 'lucide-react';
import type { EventPage } from '../../events/queries.ts';
import { useCalendarFile } from '../../events/use-calendar-file.ts';

/** Actions for every reader: add to calendar, and share. */
export function EventActions({ event }: { event: EventPage }) {
  const file = useCalendarFile(event);
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

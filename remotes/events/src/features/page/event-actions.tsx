import { Button, download, HStack, saveAs, toast, useMutation } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { CalendarPlus, Share2 } from 'lucide-react';
import type { EventPage } from '../../events/get-events.ts';

/** Actions for every reader: add to calendar, and share. */
export function EventActions({ event }: { event: EventPage }) {
  const { t } = useLingui();
  const file = useMutation({
    mutationFn: async () => saveAs(await download(`/api/events/${event.id}/calendar.ics`), 'event.ics'),
    meta: { failure: t`The file could not be loaded. Try again.` },
  });
  const share = async () => {
    const url = location.href.replace(/[?#].*$/, '');
    if (navigator.share) {
      // Closing the share sheet is no failure.
      await navigator.share({ title: event.title, url }).catch(() => undefined);
      return;
    }
    try {
      await navigator.clipboard.writeText(url);
      toast.add({ description: t`The address is copied.`, tone: 'success' });
    } catch {
      toast.add({ description: t`The address could not be copied: ${url}`, tone: 'destructive' });
    }
  };
  return (
    <HStack gap="2" wrap="wrap">
      {event.state === 'published' && (
        <Button size="sm" variant="outline" loading={file.isPending} onClick={() => file.mutate()}>
          <CalendarPlus aria-hidden />
          <Trans>Add to calendar</Trans>
        </Button>
      )}
      <Button size="sm" variant="outline" onClick={() => void share()}>
        <Share2 aria-hidden />
        <Trans>Share</Trans>
      </Button>
    </HStack>
  );
}

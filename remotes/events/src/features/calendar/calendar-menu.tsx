import {
  Button,
  ConfirmDialog,
  call,
  chakra,
  Dialog,
  DialogContent,
  ErrorBox,
  Heading,
  HStack,
  Skeleton,
  Stack,
  Text,
  TimeText,
  toast,
  useMutation,
  useQuery,
  useQueryClient,
} from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { calendarPath, type EventFilters } from '../../events/event-filters.ts';
import { calendarLinkQuery } from '../../events/get-events.ts';
import { CalendarAddress } from './calendar-address.tsx';

/** The ways to follow events in the reader's own calendar. */
export function CalendarMenu({ filters }: { filters: EventFilters }) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        <CalendarPlus aria-hidden />
        <Trans>Subscribe</Trans>
      </Button>
      <Dialog.Root open={open} onOpenChange={(change) => setOpen(change.open)}>
        <DialogContent>
          <Dialog.Header>
            <Dialog.Title>{t`Events in your calendar`}</Dialog.Title>
          </Dialog.Header>
          <Dialog.Body pb="6">
            <Stack gap="7">
              <Stack gap="2">
                <Heading as="h3" textStyle="md">
                  <Trans>Everything that everybody may see</Trans>
                </Heading>
                <Text color="fg.muted">
                  <Trans>With the category and the district that are chosen now. It names no guests.</Trans>
                </Text>
                <CalendarAddress path={calendarPath(filters)} />
              </Stack>
              <OwnCalendar />
            </Stack>
          </Dialog.Body>
        </DialogContent>
      </Dialog.Root>
    </>
  );
}

/** The secret link to what the reader goes to, may come to or hosts. */
function OwnCalendar() {
  const { t } = useLingui();
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery(calendarLinkQuery);
  const [path, setPath] = useState<string>();
  const [asking, setAsking] = useState(false);
  const refresh = () => queries.invalidateQueries({ queryKey: calendarLinkQuery.queryKey });
  const make = useMutation({
    mutationFn: () => call('POST /api/events/calendar-link', {}),
    onSuccess: (made) => setPath(made.path),
    onSettled: refresh,
  });
  const remove = useMutation({
    mutationFn: () => call('DELETE /api/events/calendar-link', {}),
    onSuccess: () => {
      setPath(undefined);
      toast.add({ description: t`The link is removed.`, tone: 'success' });
    },
    onSettled: refresh,
  });
  const link = data?.link;
  return (
    <Stack gap="2">
      <Heading as="h3" textStyle="md">
        <Trans>Your own events</Trans>
      </Heading>
      <Text color="fg.muted">
        <Trans>
          What you go to, may come to or host, by a secret link. Whoever knows it can read this calendar.
        </Trans>
      </Text>
      {error && (
        <ErrorBox title={t`Your link could not be loaded`} error={error} onRetry={() => void refetch()} />
      )}
      {!data && !error && <Skeleton height="10" role="status" aria-label={t`Loading your link`} />}
      {path && (
        <>
          <CalendarAddress path={path} />
          <Text textStyle="sm" fontWeight="600">
            <Trans>The address is shown this once. Keep it, or make a new one later.</Trans>
          </Text>
        </>
      )}
      {data && link && !path && (
        <Text textStyle="sm" color="fg.muted">
          {link.readAt ? (
            <Trans>
              Made <TimeText at={link.madeAt} as="relative" />, last read{' '}
              <TimeText at={link.readAt} as="relative" />.
            </Trans>
          ) : (
            <Trans>
              Made <TimeText at={link.madeAt} as="relative" />. No calendar has read it yet.
            </Trans>
          )}
        </Text>
      )}
      {data && (
        <HStack wrap="wrap">
          <Button
            size="sm"
            variant="outline"
            loading={make.isPending}
            onClick={() => (link ? setAsking(true) : make.mutate())}
          >
            {link ? <Trans>Make a new link</Trans> : <Trans>Make the link</Trans>}
          </Button>
          {link && (
            <Button size="sm" variant="ghost" loading={remove.isPending} onClick={() => remove.mutate()}>
              <Trans>Remove the link</Trans>
            </Button>
          )}
        </HStack>
      )}
      <ConfirmDialog
        open={asking}
        title={t`Make a new link?`}
        confirmLabel={t`Make a new link`}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          make.mutate();
        }}
      >
        <chakra.span>
          <Trans>Calendars that use the old link read nothing any more.</Trans>
        </chakra.span>
      </ConfirmDialog>
    </Stack>
  );
}

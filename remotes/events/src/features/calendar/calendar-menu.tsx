import {
  Button,
  ConfirmDialog,
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
  useEndpointMutation,
  useQuery,
  useQueryClient,
} from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { calendarPath, type EventFilters } from '../../events/event-filters.ts';
import { calendarLinkQuery } from '../../events/queries.ts';
import { CalendarAddress } from './calendar-address.tsx';

/** Menu to subscribe to events in the reader's own calendar. */
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
                  <Trans>All public events</Trans>
                </Heading>
                <Text color="fg.muted">
                  <Trans>With the current category and district filters. Guests are not included.</Trans>
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

/** The secret link to the events that the reader attends, may attend or hosts. */
function OwnCalendar() {
  const { t } = useLingui();
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery(calendarLinkQuery);
  const [path, setPath] = useState<string>();
  const refresh = () => void queries.invalidateQueries({ queryKey: calendarLinkQuery.queryKey });
  const creation = useEndpointMutation('POST /api/events/calendar-link', {
    onSuccess: (created) => setPath(created.path),
    onError: refresh,
  });
  const removal = useEndpointMutation('DELETE /api/events/calendar-link', {
    onSuccess: () => {
      setPath(undefined);
      toast.add({ description: t`The link is removed.`, tone: 'success' });
    },
    onError: refresh,
  });
  const link = data?.link;
  return (
    <Stack gap="2">
      <Heading as="h3" textStyle="md">
        <Trans>Your own events</Trans>
      </Heading>
      <Text color="fg.muted">
        <Trans>
          Events you are going to, might go to or host. Anyone who has this secret link can see this calendar.
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
            <Trans>The link is shown only once. Save it now, or create a new one later.</Trans>
          </Text>
        </>
      )}
      {data && link && !path && (
        <Text textStyle="sm" color="fg.muted">
          {link.readAt ? (
            <Trans>
              Created <TimeText at={link.madeAt} as="relative" />, last used{' '}
              <TimeText at={link.readAt} as="relative" />.
            </Trans>
          ) : (
            <Trans>
              Created <TimeText at={link.madeAt} as="relative" />. No calendar has used it yet.
            </Trans>
          )}
        </Text>
      )}
      {data && (
        <HStack wrap="wrap">
          {link ? (
            <ConfirmDialog
              trigger={
                <Button size="sm" variant="outline">
                  <Trans>Create new link</Trans>
                </Button>
              }
              title={t`Create new link?`}
              confirmLabel={t`Create new link`}
              onConfirm={() => creation.mutateAsync()}
            >
              <chakra.span>
                <Trans>Calendars that use the old link stop working.</Trans>
              </chakra.span>
            </ConfirmDialog>
          ) : (
            <Button
              size="sm"
              variant="outline"
              loading={creation.isPending}
              onClick={() => creation.mutate()}
            >
              <Trans>Create link</Trans>
            </Button>
          )}
          {link && (
            <Button size="sm" variant="ghost" loading={removal.isPending} onClick={() => removal.mutate()}>
              <Trans>Remove link</Trans>
            </Button>
          )}
        </HStack>
      )}
    </Stack>
  );
}

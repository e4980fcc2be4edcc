import { type EventGuest, RSVP_STATUSES, type RsvpStatus } from '@boardwalk/contracts';
import {
  Button,
  DataTable,
  download,
  EmptyState,
  Flex,
  HStack,
  MemberAvatar,
  MemberName,
  Stack,
  StateBadge,
  saveAs,
  TabRow,
  Text,
  TimeText,
  useMutation,
  usePages,
  useTableState,
} from '@boardwalk/kit';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { useNames } from '../../events/names.ts';
import { type EventPage, guestPages } from '../../events/queries.ts';
import { AttendanceTick, isCheckInOpen } from './attendance-tick.tsx';

/** The guest list, filtered by response. Checkboxes record attendance. */
export function GuestList({ event, actions }: { event: EventPage; actions: ReactNode }) {
  const { t } = useLingui();
  const { filters, setFilters } = useTableState({ status: RSVP_STATUSES });
  const { status } = filters;
  const pages = usePages(guestPages(event.id, status), { keepPreviousData: true });
  const columns = useColumns(event);
  const file = useMutation({
    mutationFn: async () => {
      const query = status ? `?status=${status}` : '';
      saveAs(await download(`/api/events/${event.id}/guests/export${query}`), 'guests.csv');
    },
    meta: { failure: t`The file could not be loaded. Try again.` },
  });
  return (
    <Stack gap="4">
      <Flex gap="3" wrap="wrap" justify="space-between" align="center">
        <StatusFilter status={status} onChange={(next) => setFilters({ status: next })} />
        <HStack gap="2" wrap="wrap">
          {actions}
          <Button size="sm" variant="outline" loading={file.isPending} onClick={() => file.mutate()}>
            <Download aria-hidden />
            <Trans>Export CSV</Trans>
          </Button>
        </HStack>
      </Flex>
      <DataTable
        label={t`Guests`}
        columns={columns}
        pages={pages}
        rowId={({ person }) => person.username}
        rowLabel={({ person }) => person.fullName}
        failure={t`The guests could not be loaded`}
        empty={
          <EmptyState
            drawing={status ? 'fog' : 'mooring'}
            title={status ? t`No guests with this RSVP` : t`No RSVPs yet`}
          >
            <Trans>Guests appear here in the order of their RSVPs.</Trans>
          </EmptyState>
        }
        loaded={(count) => <Plural value={count} one="# guest" other="# guests" />}
        card={(guest) => <GuestCard guest={guest} event={event} />}
      />
    </Stack>
  );
}

interface StatusFilterProps {
  status: RsvpStatus | undefined;
  onChange: (status: RsvpStatus | undefined) => void;
}

function StatusFilter({ status, onChange }: StatusFilterProps) {
  const { t } = useLingui();
  const names = useNames();
  return (
    <TabRow<RsvpStatus | 'all'>
      label={t`RSVPs`}
      value={status ?? 'all'}
      tabs={[
        { value: 'all', label: t`All RSVPs` },
        ...RSVP_STATUSES.map((one) => ({ value: one, label: names.answer(one) })),
      ]}
      onValueChange={(next) => onChange(next === 'all' ? undefined : next)}
    />
  );
}

function useColumns(event: EventPage) {
  const { t } = useLingui();
  return useMemo(
    () => [
      { id: 'guest', header: t`Guest`, width: '40%', cell: (guest: EventGuest) => <Guest guest={guest} /> },
      { id: 'answer', header: t`RSVP`, cell: (guest: EventGuest) => <Answer guest={guest} /> },
      {
        id: 'answered',
        header: t`Responded`,
        cell: ({ answeredAt }: EventGuest) => <TimeText at={answeredAt} as="relative" />,
      },
      ...(isCheckInOpen(event)
        ? [
            {
              id: 'there',
              header: t`Checked in`,
              cell: (guest: EventGuest) => <AttendanceTick guest={guest} event={event} />,
            },
          ]
        : []),
    ],
    [t, event],
  );
}

function Guest({ guest: { person } }: { guest: EventGuest }) {
  return (
    <HStack gap="3" minW="0">
      <MemberAvatar {...person} size="8" />
      <MemberName {...person} fontWeight="600" />
    </HStack>
  );
}

function Answer({ guest: { status, place } }: { guest: EventGuest }) {
  const names = useNames();
  return (
    <StateBadge state={status} tone={status === 'declined' ? 'neutral' : undefined}>
      {names.answer(status)}
      {place !== null && ` · ${place}`}
    </StateBadge>
  );
}

function GuestCard({ guest, event }: { guest: EventGuest; event: EventPage }) {
  return (
    <Stack gap="2">
      <Flex justify="space-between" align="center" gap="3">
        <Guest guest={guest} />
        {isCheckInOpen(event) && <AttendanceTick guest={guest} event={event} />}
      </Flex>
      <HStack gap="3" textStyle="sm" color="fg.muted">
        <Answer guest={guest} />
        <Text as="span">
          <TimeText at={guest.answeredAt} as="relative" />
        </Text>
      </HStack>
    </Stack>
  );
}

import type { OwnStreamer, StreamSlot } from '@boardwalk/contracts';
import {
  addDays,
  announce,
  Box,
  Button,
  ConfirmDialog,
  call,
  clock,
  type Day,
  deviceZone,
  ErrorBox,
  formatDay,
  Heading,
  HStack,
  LazyModule,
  lazyDialog,
  lazyWithRetry,
  localTimeOf,
  Skeleton,
  Stack,
  startOfWeek,
  Text,
  undoable,
  useFirstWeekday,
  weekOf,
} from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight, Plus } from 'lucide-react';
import { Suspense, useMemo, useState } from 'react';
import { WEEK_DAYS } from '../../streams/days.ts';
import type { Edited } from './slot-dialog.tsx';
import { SlotList } from './slot-list.tsx';
import { localTime } from './slot-moves.ts';
import { useSlots } from './use-slots.ts';

const WeekEditor = lazyWithRetry(() => import(/* webpackChunkName: "week-editor" */ './week-editor.tsx'));
const SlotDialog = lazyDialog(
  new LazyModule(() => import(/* webpackChunkName: "slot-dialog" */ './slot-dialog.tsx')),
  (file) => file.default,
);

/** Default start of a new slot, in minutes of its day. */
const DEFAULT_START_MINUTES = 20 * 60;

/** The member's schedule: a week with drag and drop, and the list of all slots, which is the only view on phones. */
export function Planning({ streamer }: { streamer: OwnStreamer }) {
  const { t, i18n } = useLingui();
  const { slots, error, refetch, saved, change } = useSlots();
  const zone = deviceZone();
  const [today] = useState<Day>(() => localTimeOf(clock.date().toISOString(), zone).slice(0, 10));
  const firstWeekday = useFirstWeekday();
  const [shown, setShown] = useState(today);
  const [edited, setEdited] = useState<Edited>();
  const [removing, setRemoving] = useState<StreamSlot>();
  const week = useMemo(() => weekOf(shown, firstWeekday), [shown, firstWeekday]);
  const start = startOfWeek(shown, firstWeekday);
  const [first, last] = [
    formatDay(start, 'long', i18n.locale),
    formatDay(addDays(start, WEEK_DAYS - 1), 'long', i18n.locale),
  ];
  const skip = async (slot: StreamSlot, day: Day) => {
    const params = { id: slot.id, date: day };
    await call('DELETE /api/streams/me/slots/:id/occurrences/:date', { params });
    setEdited(undefined);
    undoable({
      message: t`The date is cancelled.`,
      undo: () => call('PUT /api/streams/me/slots/:id/occurrences/:date', { params }),
    });
  };
  return (
    <Box as="section" aria-labelledby="planning">
      <HStack justify="space-between" align="end" gap="3" wrap="wrap" mb="4">
        <Box>
          <Heading as="h2" id="planning" textStyle="2xl">
            <Trans context="streams">Schedule</Trans>
          </Heading>
          <Text color="fg.muted" display={{ base: 'none', md: 'block' }}>
            {first} – {last}
          </Text>
        </Box>
        <HStack gap="2">
          <HStack gap="0" display={{ base: 'none', md: 'flex' }}>
            <Button
              size="sm"
              variant="ghost"
              aria-label={t`Previous week`}
              onClick={() => setShown(addDays(shown, -WEEK_DAYS))}
            >
              <ChevronLeft aria-hidden />
            </Button>
            <Button
              size="sm"
              variant="ghost"
              aria-label={t`Next week`}
              onClick={() => setShown(addDays(shown, WEEK_DAYS))}
            >
              <ChevronRight aria-hidden />
            </Button>
          </HStack>
          <Button
            size="sm"
            colorPalette="sodium"
            onClick={() => setEdited({ startsAt: localTime(addDays(today, 1), DEFAULT_START_MINUTES) })}
          >
            <Plus aria-hidden />
            <Trans>Add slot</Trans>
          </Button>
        </HStack>
      </HStack>
      {error && !slots && (
        <ErrorBox title={t`Your schedule could not be loaded`} error={error} onRetry={refetch} />
      )}
      {!slots && !error && <Skeleton height="24rem" role="status" aria-label={t`Loading your schedule`} />}
      {slots && (
        <Stack gap="6">
          <Box display={{ base: 'none', md: 'block' }}>
            <Suspense fallback={<Skeleton height="34rem" />}>
              <WeekEditor
                slots={slots}
                week={week}
                onChange={change}
                onOpen={(slot, day) => setEdited({ slot, day })}
                onAdd={(day, minutes) => setEdited({ startsAt: localTime(day, minutes) })}
              />
            </Suspense>
          </Box>
          <SlotList slots={slots} zone={zone} onOpen={setEdited} />
        </Stack>
      )}
      {edited && (
        <SlotDialog
          edited={edited}
          zone={zone}
          characters={streamer.characters}
          onClose={() => setEdited(undefined)}
          onSaved={(slot) => {
            saved(slot);
            setEdited(undefined);
          }}
          onRemove={setRemoving}
          onSkip={(slot, day) => void skip(slot, day).catch(announce)}
        />
      )}
      <ConfirmDialog
        open={removing !== undefined}
        title={t`Remove ${removing?.title ?? ''}?`}
        confirmLabel={t`Remove slot`}
        onConfirm={async () => {
          if (removing) await call('DELETE /api/streams/me/slots/:id', { params: { id: removing.id } });
          setRemoving(undefined);
          setEdited(undefined);
        }}
        onClose={() => setRemoving(undefined)}
      >
        <Trans>All its dates are removed, also from calendars that subscribe to your schedule.</Trans>
      </ConfirmDialog>
    </Box>
  );
}

import type { StreamSlot } from '@boardwalk/contracts';
import { Box, Button, clock, EmptyState, HStack, Stack, Text, TimeText, zoneLabel } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Edited } from './slot-dialog.tsx';
import { useTimes } from './use-times.ts';

interface SlotListProps {
  slots: readonly StreamSlot[];
  /** The reader's own time zone: a slot in another one states its zone. */
  zone: string;
  onOpen: (edited: Edited) => void;
}

/** All slots as text. */
export function SlotList({ slots, zone, onOpen }: SlotListProps) {
  const { t } = useLingui();
  const times = useTimes();
  if (slots.length === 0)
    return (
      <EmptyState title={t`No slots yet`}>
        <Trans>
          Add the times when you stream, once or each week. They appear on the Live page and in your
          followers’ calendars.
        </Trans>
      </EmptyState>
    );
  return (
    <Box as="ul" listStyleType="none" aria-label={t`All slots`}>
      {slots.map((slot) => {
        const { from, to } = times.clock(slot);
        const { title } = slot;
        return (
          <HStack as="li" key={slot.id} gap="4" py="3" borderTopWidth="1px" justify="space-between">
            <Stack gap="0" minW="0">
              <Text fontWeight="700" fontFamily="heading" overflowWrap="anywhere">
                {title}
              </Text>
              <Text textStyle="sm" color="fg.muted">
                {times.days(slot)}, {from} – {to}
                {slot.zone !== zone &&
                  ` · ${zoneLabel(slot.zone, slot.nextAt ?? clock.date().toISOString())}`}
              </Text>
              <Text textStyle="sm" color="fg.muted">
                {slot.nextAt ? (
                  <Trans>
                    next <TimeText at={slot.nextAt} as="relative" />
                  </Trans>
                ) : (
                  <Trans>Ended</Trans>
                )}
              </Text>
            </Stack>
            <Button
              size="sm"
              variant="outline"
              aria-label={t`Edit ${title}`}
              onClick={() => onOpen({ slot })}
            >
              <Trans>Edit</Trans>
            </Button>
          </HStack>
        );
      })}
    </Box>
  );
}

import type { StreamSlot } from '@boardwalk/contracts';
import {
  addDays,
  Box,
  Button,
  type Day,
  HStack,
  hoursOf,
  IconButton,
  lanesOf,
  Popover,
  VisuallyHidden,
  WeekFrame,
  WHOLE_DAY,
} from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { CircleHelp } from 'lucide-react';
import { useCallback, useId, useRef, useState } from 'react';
import { SlotBlock } from './slot-block.tsx';
import { datesOf, STEP_MINUTES, snap } from './slot-moves.ts';
import { useTimes } from './use-times.ts';

/** Blocks are as high as their minutes: a pixel for each. */
const HOUR_HEIGHT_PX = 60;
const DAY_MINUTES = 24 * 60;
/** Scroll position of a whole day, in minutes: most streams are in the evening. */
const INITIAL_SCROLL_MINUTES = 16 * 60;

interface WeekEditorProps {
  slots: readonly StreamSlot[];
  week: readonly Day[];
  onChange: (slot: StreamSlot) => void;
  onOpen: (slot: StreamSlot, day: Day) => void;
  /** Called when an empty position was clicked. */
  onAdd: (day: Day, minutes: number) => void;
}

/**
 * A week of the member's schedule: the evening from 6 PM to 2 AM and the hours with dates, or the whole days. Dates are dragged, or moved by the arrow
 * keys.
 */
export default function WeekEditor({ slots, week, onChange, onOpen, onAdd }: WeekEditorProps) {
  const { t } = useLingui();
  const help = useId();
  const times = useTimes();
  const [announcement, setAnnouncement] = useState('');
  const dates = datesOf(slots, week);
  const [wholeDays, setWholeDays] = useState(false);
  const shown = hoursOf(dates);
  const hours = wholeDays ? { from: WHOLE_DAY.from, to: Math.max(WHOLE_DAY.to, shown.to) } : shown;
  const first = Math.min(INITIAL_SCROLL_MINUTES, ...dates.map(({ from }) => from - 60));
  const lanes = new Map(
    week.flatMap((day) => {
      const those = dates.filter((date) => date.day === day);
      return lanesOf(those).map((position, index) => [those[index]?.key, position] as const);
    }),
  );
  // Stable, so that a moved slot renders alone.
  const latest = useRef({ onChange, onOpen, spoken: times.spoken });
  latest.current = { onChange, onOpen, spoken: times.spoken };
  const open = useCallback((slot: StreamSlot, day: Day) => latest.current.onOpen(slot, day), []);
  const change = useCallback((changed: StreamSlot) => {
    latest.current.onChange(changed);
    setAnnouncement(latest.current.spoken(changed));
  }, []);
  const add = (day: Day, minutes: number) => {
    const time = Math.min(snap(minutes), hours.to * 60 - STEP_MINUTES);
    // Hours after midnight are those of the next day.
    if (time < DAY_MINUTES) onAdd(day, time);
    else onAdd(addDays(day, 1), time - DAY_MINUTES);
  };
  return (
    <Box>
      <HStack justify="end" mb="2">
        <Button
          size="sm"
          variant={wholeDays ? 'subtle' : 'ghost'}
          aria-pressed={wholeDays}
          onClick={() => setWholeDays(!wholeDays)}
        >
          <Trans>All hours</Trans>
        </Button>
        <KeyboardHelp />
        <VisuallyHidden id={help}>
          <HelpText />
        </VisuallyHidden>
      </HStack>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      <WeekFrame
        // Scrolls to its first minute again.
        key={wholeDays ? 'days' : 'evenings'}
        label={t`Your week`}
        days={week}
        hours={hours}
        hourHeight={HOUR_HEIGHT_PX}
        maxHeight="34rem"
        firstMinute={first}
        // Keyboard users add slots with the button above.
        onDay={add}
      >
        {dates.map((date) => (
          <SlotBlock
            key={date.key}
            slot={date.slot}
            day={date.day}
            week={week}
            left={lanes.get(date.key)?.left}
            width={lanes.get(date.key)?.width}
            firstMinute={hours.from * 60}
            lastMinute={hours.to * 60}
            helpId={help}
            onOpen={open}
            onChange={change}
          />
        ))}
      </WeekFrame>
    </Box>
  );
}

function HelpText() {
  return (
    <Trans>
      Drag a date to move it. With the keyboard: arrow keys move it by 15 minutes or a day, Shift with up or
      down changes its length, Enter opens it.
    </Trans>
  );
}

function KeyboardHelp() {
  const { t } = useLingui();
  return (
    <Popover.Root positioning={{ placement: 'bottom-end' }} lazyMount unmountOnExit>
      <Popover.Trigger asChild>
        <IconButton size="sm" variant="ghost" aria-label={t`How to move dates`}>
          <CircleHelp aria-hidden />
        </IconButton>
      </Popover.Trigger>
      <Popover.Positioner>
        <Popover.Content aria-label={t`How to move dates`} borderWidth="1px">
          <Popover.Body textStyle="sm">
            <HelpText />
          </Popover.Body>
        </Popover.Content>
      </Popover.Positioner>
    </Popover.Root>
  );
}

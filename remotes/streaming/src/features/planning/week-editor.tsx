import type { StreamSlot } from '@boardwalk/contracts';
import { Box, type Day, formatDay, Grid, Text, VisuallyHidden } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { type MouseEvent, useCallback, useEffect, useId, useRef, useState } from 'react';
import { HourLines, HourNames } from '../../week/hours.tsx';
import { lanesOf } from '../../week/lanes.ts';
import { SlotBlock } from './slot-block.tsx';
import { datesOf, snap } from './slot-moves.ts';
import { useTimes } from './use-times.ts';

const WHOLE_DAY = { from: 0, to: 24 };
/** Initial scroll position, in minutes of the day: most streams are in the evening. */
const INITIAL_SCROLL_MINUTES = 16 * 60;

interface WeekEditorProps {
  slots: readonly StreamSlot[];
  week: readonly Day[];
  onChange: (slot: StreamSlot) => void;
  onOpen: (slot: StreamSlot, day: Day) => void;
  /** Called when an empty position was clicked. */
  onAdd: (day: Day, minutes: number) => void;
}

/** A week of the member's schedule: dates are dragged, or moved by the arrow keys. */
export default function WeekEditor({ slots, week, onChange, onOpen, onAdd }: WeekEditorProps) {
  const { t, i18n } = useLingui();
  const help = useId();
  const times = useTimes();
  const [announcement, setAnnouncement] = useState('');
  const scroller = useRef<HTMLDivElement>(null);
  const dates = datesOf(slots, week);
  const first = Math.min(INITIAL_SCROLL_MINUTES, ...dates.map(({ from }) => from - 60));
  const start = useRef(first);
  useEffect(() => {
    if (scroller.current) scroller.current.scrollTop = start.current;
  }, []);
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
  const add = (event: MouseEvent<HTMLElement>, day: Day) => {
    const { top } = event.currentTarget.getBoundingClientRect();
    onAdd(day, Math.min(snap(event.clientY - top), 24 * 60 - 15));
  };
  return (
    <Box>
      <Text id={help} textStyle="sm" color="fg.muted" mb="2">
        <Trans>
          Drag a date to move it. With the keyboard: arrow keys move it by 15 minutes or a day, Shift with up
          or down changes its length, Enter opens it.
        </Trans>
      </Text>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      <Box borderWidth="1px" borderRadius="md" bg="bg.panel" overflow="hidden">
        <Box ref={scroller} maxH="34rem" overflow="auto" tabIndex={0} role="region" aria-label={t`Your week`}>
          <Grid templateColumns="3.5rem minmax(0, 1fr)" minW="44rem">
            <Box position="sticky" top="0" zIndex="1" bg="bg.panel" borderBottomWidth="1px" />
            <Grid
              templateColumns="repeat(7, minmax(0, 1fr))"
              position="sticky"
              top="0"
              zIndex="1"
              bg="bg.panel"
              borderBottomWidth="1px"
            >
              {week.map((day) => (
                <Text key={day} px="2" py="2" textStyle="sm" fontWeight="700" borderStartWidth="1px">
                  {formatDay(day, 'short', i18n.locale)}
                </Text>
              ))}
            </Grid>
            <HourNames hours={WHOLE_DAY} locale={i18n.locale} />
            <Box position="relative">
              <Grid templateColumns="repeat(7, minmax(0, 1fr))">
                {week.map((day) => (
                  // Keyboard users add slots with the button above.
                  <Box key={day} borderStartWidth="1px" onClick={(event) => add(event, day)} cursor="copy">
                    <HourLines hours={WHOLE_DAY} />
                  </Box>
                ))}
              </Grid>
              {dates.map((date) => (
                <SlotBlock
                  key={date.key}
                  slot={date.slot}
                  day={date.day}
                  week={week}
                  left={lanes.get(date.key)?.left}
                  width={lanes.get(date.key)?.width}
                  helpId={help}
                  onOpen={open}
                  onChange={change}
                />
              ))}
            </Box>
          </Grid>
        </Box>
      </Box>
    </Box>
  );
}

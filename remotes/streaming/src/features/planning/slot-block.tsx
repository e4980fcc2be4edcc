import type { StreamSlot } from '@boardwalk/contracts';
import { chakra, type Day, VisuallyHidden } from '@boardwalk/kit';
import { type KeyboardEvent, type MouseEvent, memo, type PointerEvent, useRef, useState } from 'react';
import { minutesOf, moved, resized, type SlotTime, STEP_MINUTES, snap } from './slot-moves.ts';
import { useTimes } from './use-times.ts';

type Timing = Pick<StreamSlot, 'startsAt' | 'minutes' | 'repeat'>;

interface SlotBlockProps {
  slot: StreamSlot;
  day: Day;
  week: readonly Day[];
  /** Position next to overlapping slots, as shares of the day. */
  left: number | undefined;
  width: number | undefined;
  /** Minutes of the day at the upper and lower edge of the week. */
  firstMinute: number;
  lastMinute: number;
  helpId: string;
  onChange: (changed: StreamSlot) => void;
  onOpen: (slot: StreamSlot, day: Day) => void;
}

/** A drag in progress, and its current distance. */
interface Drag {
  kind: 'move' | 'resize';
  days: number;
  minutes: number;
}

/** Distance up to which a press counts as a click, in pixels. */
const CLICK_TOLERANCE_PX = 4;
/** Height of the lower edge, which resizes it, in pixels. */
const RESIZE_EDGE_PX = 8;

const ARROWS: Record<string, { days: number; minutes: number }> = {
  ArrowUp: { days: 0, minutes: -STEP_MINUTES },
  ArrowDown: { days: 0, minutes: STEP_MINUTES },
  ArrowLeft: { days: -1, minutes: 0 },
  ArrowRight: { days: 1, minutes: 0 },
};

/** A date of the week: dragged, resized at its lower edge, or moved by keys. */
export const SlotBlock = memo(function SlotBlock({
  slot,
  day,
  week,
  left: ownLeft = 0,
  width: ownWidth = 1,
  firstMinute,
  lastMinute,
  helpId,
  onChange,
  onOpen,
}: SlotBlockProps) {
  const times = useTimes();
  const from = minutesOf(slot.startsAt);
  const date: SlotTime = { slot, day, from };
  const put = (timing: Timing) => onChange({ ...slot, ...timing });
  const [drag, setDrag] = useState<Drag>();
  const start = useRef<{ x: number; y: number; width: number }>(undefined);
  // The browser sends a click after the pointer of a drag is released.
  const wasDragged = useRef(false);
  const down = (event: PointerEvent<HTMLElement>) => {
    wasDragged.current = false;
    if (event.button !== 0 || event.pointerType === 'touch') return;
    const { bottom } = event.currentTarget.getBoundingClientRect();
    const width = (event.currentTarget.offsetParent?.clientWidth ?? 0) / week.length;
    start.current = { x: event.clientX, y: event.clientY, width };
    event.currentTarget.setPointerCapture(event.pointerId);
    setDrag({ kind: bottom - event.clientY <= RESIZE_EDGE_PX ? 'resize' : 'move', days: 0, minutes: 0 });
  };
  const move = (event: PointerEvent) => {
    const origin = start.current;
    if (!drag || !origin) return;
    const [x, y] = [event.clientX - origin.x, event.clientY - origin.y];
    const still = !wasDragged.current && Math.abs(x) < CLICK_TOLERANCE_PX && Math.abs(y) < CLICK_TOLERANCE_PX;
    if (!still) wasDragged.current = true;
    setDrag({ ...drag, days: still ? 0 : Math.round(x / origin.width), minutes: still ? 0 : snap(y) });
  };
  const up = () => {
    if (!drag) return;
    setDrag(undefined);
    if (drag.days !== 0 || drag.minutes !== 0) put(timingOf(date, drag, week));
  };
  const click = ({ detail }: MouseEvent) => {
    const endsDrag = wasDragged.current && detail > 0;
    wasDragged.current = false;
    // A click by keyboard or assistive technology has no detail.
    if (!endsDrag) onOpen(slot, day);
  };
  const press = (event: KeyboardEvent) => {
    const by = ARROWS[event.key];
    if (!by || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    if (!event.shiftKey) put(moved(date, by, week));
    else if (by.minutes !== 0) put(resized(date, by.minutes));
  };
  const shown = drag ? { ...slot, ...timingOf(date, drag, week) } : slot;
  const column = week.indexOf(day) + (drag?.kind === 'move' ? drag.days : 0);
  const top = from + (drag?.kind === 'move' ? drag.minutes : 0);
  const [left, width] = drag ? [0, 1] : [ownLeft, ownWidth];
  const { from: begins, to: ends } = times.clock(shown);
  const dragged = drag !== undefined && (drag.days !== 0 || drag.minutes !== 0);
  return (
    <chakra.button
      type="button"
      aria-describedby={helpId}
      onPointerDown={down}
      onPointerMove={move}
      onPointerUp={up}
      onPointerCancel={() => setDrag(undefined)}
      onClick={click}
      onKeyDown={press}
      position="absolute"
      style={{
        top: `${top - firstMinute}px`,
        height: `${Math.max(24, Math.min(shown.minutes, lastMinute - top))}px`,
        left: `calc(${((Math.min(week.length - 1, Math.max(0, column)) + left) / week.length) * 100}% + 2px)`,
        width: `calc(${(width / week.length) * 100}% - 4px)`,
      }}
      px="2"
      py="1"
      display="flex"
      flexDirection="column"
      alignItems="stretch"
      justifyContent="flex-start"
      textAlign="start"
      overflow="hidden"
      borderRadius="sm"
      borderStartWidth="3px"
      borderStartColor="lamp"
      bg={dragged ? 'sodium.muted' : 'bg.muted'}
      boxShadow={dragged ? 'lg' : undefined}
      zIndex={drag ? '2' : undefined}
      cursor={drag ? 'grabbing' : 'grab'}
      textStyle="sm"
      lineHeight="1.3"
      userSelect="none"
      _focusVisible={{ outline: '2px solid', outlineColor: 'lamp', outlineOffset: '1px', zIndex: '2' }}
      _after={{
        content: '""',
        position: 'absolute',
        insetX: '0',
        bottom: '0',
        height: '8px',
        cursor: 'ns-resize',
      }}
    >
      <chakra.span display="block" color="fg.muted" fontVariantNumeric="tabular-nums">
        {begins} – {ends}
      </chakra.span>
      <chakra.span display="block" fontWeight="700" overflowWrap="anywhere">
        {slot.title}
      </chakra.span>
      {slot.character && <chakra.span display="block">{slot.character}</chakra.span>}
      <VisuallyHidden>{times.days(shown)}</VisuallyHidden>
    </chakra.button>
  );
});

function timingOf(date: SlotTime, { kind, days, minutes }: Drag, week: readonly Day[]): Timing {
  return kind === 'resize' ? resized(date, minutes) : moved(date, { days, minutes }, week);
}

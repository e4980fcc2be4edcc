/** A time span, in minutes of its day. It may end after midnight. */
export interface Span {
  from: number;
  minutes: number;
}

/** Position: top and height in minutes, left and width as shares of the day. */
export interface Placed {
  top: number;
  height: number;
  left: number;
  width: number;
}

/** Hours of a day, from the first (inclusive) to the last (exclusive). Hours after midnight are 24 and more. */
export interface Hours {
  from: number;
  to: number;
}

const HOUR_MINUTES = 60;
/** Hours that are always shown: an evening. */
const EVENING: Hours = { from: 18, to: 26 };
/** Hours of all days. Spans that take longer are cut. */
export const WHOLE_DAY: Hours = { from: 0, to: 24 };
/** Latest hour shown. */
const MAX_HOUR = 30;

/** Arranges overlapping spans side by side. Returns the positions in the given order. */
export function lanesOf(spans: readonly Span[]): Placed[] {
  const order = spans.map((span, index) => ({ ...span, index })).sort((one, other) => one.from - other.from);
  const placed: Placed[] = [];
  let group: { index: number; lane: number }[] = [];
  let ends: number[] = [];
  const close = () => {
    for (const { index, lane } of group) {
      const { from, minutes } = spans[index] as Span;
      placed[index] = { top: from, height: minutes, left: lane / ends.length, width: 1 / ends.length };
    }
    group = [];
    ends = [];
  };
  for (const { index, from, minutes } of order) {
    if (ends.every((end) => end <= from)) close();
    const free = ends.findIndex((end) => end <= from);
    const lane = free === -1 ? ends.length : free;
    ends[lane] = from + minutes;
    group.push({ index, lane });
  }
  close();
  return placed;
}

/** Returns the hours that contain the evening and all spans, up to 6 AM of the next day. */
export function hoursOf(spans: readonly Span[]): Hours {
  const starts = spans.map((span) => Math.floor(span.from / HOUR_MINUTES));
  const ends = spans.map((span) => Math.ceil((span.from + span.minutes) / HOUR_MINUTES));
  return {
    from: Math.max(0, Math.min(EVENING.from, ...starts)),
    to: Math.min(MAX_HOUR, Math.max(EVENING.to, ...ends)),
  };
}

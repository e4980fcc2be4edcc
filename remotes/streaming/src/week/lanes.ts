/** A time span, in minutes of its day. */
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

/** Hours of a day, from the first (inclusive) to the last (exclusive). */
export interface Hours {
  from: number;
  to: number;
}

const HOUR_MINUTES = 60;
/** Minimum number of hours shown. */
const MIN_HOURS = 6;
const DEFAULT_HOURS: Hours = { from: 16, to: 24 };

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

/** Returns the hours that contain all spans. */
export function hoursOf(spans: readonly Span[]): Hours {
  if (spans.length === 0) return DEFAULT_HOURS;
  const from = Math.floor(Math.min(...spans.map((span) => span.from)) / HOUR_MINUTES);
  const to = Math.ceil(Math.max(...spans.map((span) => span.from + span.minutes)) / HOUR_MINUTES);
  const missing = Math.max(0, MIN_HOURS - (to - from));
  const end = Math.min(24, to + missing);
  return { from: Math.max(0, Math.min(from, end - MIN_HOURS)), to: end };
}

/** Differences below this are latency and the header's resolution of one second, in milliseconds. */
const TOLERANCE_MS = 2000;

/** Offset of the server's clock to the device's, in milliseconds; negative if the device is fast. Undefined before the first response. */
let offset: number | undefined;
/** The device's clock minus its monotonic one, in milliseconds, when the offset was determined: changes when the clock is set. */
let drift = 0;

const currentDrift = () => Date.now() - performance.now();

/**
 * The clock of the page: the device's, corrected by the `Date` header of the server's responses. Use it for countdowns, for comparisons with instants
 * of the server, and for "now". The server renders with its own clock.
 */
export const clock = {
  /** Milliseconds since 1970. */
  now: (): number => Date.now() + (offset !== undefined && Math.abs(offset) > TOLERANCE_MS ? offset : 0),

  /** Returns the current time as a date. */
  date: (): Date => new Date(clock.now()),

  /** Returns whether a response of the server has arrived. */
  isKnown: (): boolean => offset !== undefined,

  /**
   * Updates the offset from a response that has just arrived. The header is never later than the server's clock, so the largest difference is the
   * most accurate; a cached response is older and is ignored, unless the device's clock was set meanwhile.
   */
  note({ headers }: Pick<Response, 'headers'>): void {
    const stated = Date.parse(headers.get('date') ?? '');
    if (Number.isNaN(stated)) return;
    const found = stated - Date.now();
    const wasSet = Math.abs(currentDrift() - drift) > TOLERANCE_MS;
    if (offset !== undefined && found <= offset && !wasSet) return;
    offset = found;
    drift = currentDrift();
  },

  /** Resets the clock, for tests. */
  reset(): void {
    offset = undefined;
  },
};

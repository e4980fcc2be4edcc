/** Differences below this are latency and the header's whole seconds, in milliseconds. */
const TOLERANCE_MS = 2000;

/** How far the server's clock is ahead of the device's, in milliseconds; negative for a device that is fast. Undefined before the first answer. */
let offset: number | undefined;
/** The device's clock against its own monotonic one, in milliseconds, when the offset was found: it jumps when the clock is set. */
let drift = 0;

const currentDrift = () => Date.now() - performance.now();

/**
 * The one clock of the page: the device's, corrected by the `Date` header of the server's answers. Everything that counts down, compares with an instant of the server or
 * says "now" reads it. The server renders by its own clock.
 */
export const clock = {
  /** Milliseconds since 1970. */
  now: (): number => Date.now() + (offset !== undefined && Math.abs(offset) > TOLERANCE_MS ? offset : 0),

  /** The same as a date. */
  date: (): Date => new Date(clock.now()),

  /** Whether an answer of the server was seen. */
  isKnown: (): boolean => offset !== undefined,

  /**
   * Takes the time from an answer that has just arrived. The header is never later than the server's clock, so the largest difference is the nearest; one from a cache is
   * older and changes nothing, unless the device's clock was set meanwhile.
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

  /** Forgets the server's time, for tests. */
  reset(): void {
    offset = undefined;
  },
};

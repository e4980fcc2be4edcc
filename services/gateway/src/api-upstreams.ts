/** Interval and timeout of the readiness checks, in milliseconds. */
const CHECK_INTERVAL_MS = 1_000;
const CHECK_TIMEOUT_MS = 2_000;
const CHECKED_PATH = '/api/health/ready';

/** The APIs that a gateway calls, by origin. */
export interface ApiUpstreams {
  /** Returns the next of the ready ones; if none is ready, the next of all. */
  next(): string;
  /** Returns another ready one, for a call that this one didn't accept. */
  otherThan(origin: string): string | undefined;
  /** Marks one that didn't accept a call: it is skipped until it is ready again. */
  failed(origin: string): void;
  /** Stops the checks. */
  stop(): void;
}

/**
 * Round-robin over several APIs that skips those that aren't ready: each is checked every second. A single one is always called, and never checked.
 * @param onChange called when one becomes ready or unready.
 */
export function apiUpstreams(
  origins: readonly string[],
  onChange: (origin: string, isReady: boolean) => void,
): ApiUpstreams {
  const ready = new Set(origins);
  let turn = 0;
  const set = (origin: string, isReady: boolean) => {
    if (ready.has(origin) === isReady) return;
    if (isReady) ready.add(origin);
    else ready.delete(origin);
    onChange(origin, isReady);
  };
  const candidates = () => {
    const well = origins.filter((origin) => ready.has(origin));
    return well.length > 0 ? well : origins;
  };
  const next = (among: readonly string[]) => {
    turn = (turn + 1) % Number.MAX_SAFE_INTEGER;
    return among[turn % among.length];
  };
  const check = () => {
    for (const origin of origins) void isReady(origin).then((answer) => set(origin, answer));
  };
  const timer = origins.length > 1 ? setInterval(check, CHECK_INTERVAL_MS).unref() : undefined;
  return {
    next: () => next(candidates()) as string,
    otherThan: (origin) => next(origins.filter((one) => one !== origin && ready.has(one))),
    failed(origin) {
      if (origins.length > 1) set(origin, false);
    },
    stop: () => clearInterval(timer),
  };
}

/** Error codes of a connection that could not be established. */
const UNREACHABLE = new Set(['ECONNREFUSED', 'EHOSTUNREACH', 'ENOTFOUND', 'EAI_AGAIN']);

/** Returns whether a call never reached the API, so that it wasn't executed. @param code of the connection's error */
export const wasNotTaken = (code: string | undefined): boolean => code !== undefined && UNREACHABLE.has(code);

async function isReady(origin: string): Promise<boolean> {
  try {
    const response = await fetch(new URL(CHECKED_PATH, origin), {
      signal: AbortSignal.timeout(CHECK_TIMEOUT_MS),
    });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}

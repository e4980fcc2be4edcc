/** How often each API is asked whether it is ready, and how long its answer may take, in milliseconds. */
const CHECK_EVERY = 1_000;
const CHECK_TIMEOUT = 2_000;
const CHECKED_PATH = '/api/health/ready';

/** The APIs that a gateway calls, by their origins. */
export interface ApiUpstreams {
  /** The one whose turn it is among those that are ready; when none is, among all. */
  next(): string;
  /** Another one that is ready, for a call that this one didn't take. */
  otherThan(origin: string): string | undefined;
  /** It didn't take a call: none is sent there until it is ready again. */
  failed(origin: string): void;
  /** Ends the checks. */
  stop(): void;
}

/**
 * Takes turns among several APIs and leaves out those that aren't ready: each is asked every second. A single one is called whatever it says,
 * and never asked. @param onChange is told when one is left out, or taken again.
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
  const timer = origins.length > 1 ? setInterval(check, CHECK_EVERY).unref() : undefined;
  return {
    next: () => next(candidates()) as string,
    otherThan: (origin) => next(origins.filter((one) => one !== origin && ready.has(one))),
    failed(origin) {
      if (origins.length > 1) set(origin, false);
    },
    stop: () => clearInterval(timer),
  };
}

/** No connection could be made. */
const UNREACHABLE = new Set(['ECONNREFUSED', 'EHOSTUNREACH', 'ENOTFOUND', 'EAI_AGAIN']);

/** Whether a call never reached the API, so that nothing was done. @param code of the error of its connection */
export const wasNotTaken = (code: string | undefined): boolean => code !== undefined && UNREACHABLE.has(code);

async function isReady(origin: string): Promise<boolean> {
  try {
    const answer = await fetch(new URL(CHECKED_PATH, origin), { signal: AbortSignal.timeout(CHECK_TIMEOUT) });
    await answer.body?.cancel();
    return answer.ok;
  } catch {
    return false;
  }
}

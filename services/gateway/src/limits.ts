/** What one address may have of the gateway at the same time, so that it can't take what others need. */
export interface Limits {
  /** TCP connections. A proxy that is trusted may have any number: it speaks for many. */
  connections: number;
  /** Open event streams. */
  streams: number;
  /** Open event streams of one access token. */
  streamsOfCaller: number;
  /** Open event streams of everybody: each takes 21 KB of the heap, of which this process has 192 MB. Pages and calls share the rest. */
  allStreams: number;
  /** Calls that wait for the API, or for their caller to read the answer. */
  calls: number;
  /** Requests whose body is on its way. */
  bodies: number;
  /** Bytes of bodies in a minute; files don't count. */
  bodyBytes: number;
}

/**
 * The windows of a browser share one stream; in a browser without Web Locks each window that is seen keeps its own. So 200 are an office of
 * two hundred; whoever comes after them reads and writes as ever, hears of news with the next page, and asks again within half a minute. A
 * token may have more than the API gives a member: one that was closed here isn't yet there.
 */
const USUAL: Limits = {
  connections: 600,
  streams: 200,
  streamsOfCaller: 40,
  allStreams: 2_500,
  calls: 128,
  bodies: 32,
  // Somebody who writes a long text has it saved every few seconds: 100 KB each time.
  bodyBytes: 16 * 1024 * 1024,
};

/** @param factor so many times the usual, for sites behind one address, and for measurements. */
export function limitsOf(factor: number): Limits {
  const times = (amount: number) => Math.max(1, Math.round(amount * factor));
  return {
    connections: times(USUAL.connections),
    streams: times(USUAL.streams),
    streamsOfCaller: times(USUAL.streamsOfCaller),
    // Memory doesn't grow with the factor.
    allStreams: USUAL.allStreams,
    calls: times(USUAL.calls),
    bodies: times(USUAL.bodies),
    bodyBytes: times(USUAL.bodyBytes),
  };
}

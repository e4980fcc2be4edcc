/** Simultaneous resources of one address, so that it can't exhaust those of others. */
export interface Limits {
  /** TCP connections. Unlimited for trusted proxies, which serve many users. */
  connections: number;
  /** Open event streams. */
  streams: number;
  /** Open event streams of one access token. */
  streamsOfCaller: number;
  /** Open event streams in total: each takes 21 KB of the heap, of which this process has 192 MB. Pages and calls share the rest. */
  allStreams: number;
  /** Calls that wait for the API, or for their caller to read the response. */
  calls: number;
  /** Requests whose body is being received. */
  bodies: number;
  /** Bytes of bodies per minute; files don't count. */
  bodyBytes: number;
}

/**
 * The windows of a browser share one stream; in a browser without Web Locks each visible window has its own. So 200 is enough for an office of two
 * hundred; users beyond it still read and write, receive news with the next page, and retry within half a minute. A token may have more streams than
 * the API allows a member, because one that was closed here may still be open there.
 */
const USUAL: Limits = {
  connections: 600,
  streams: 200,
  streamsOfCaller: 40,
  allStreams: 2_500,
  calls: 128,
  bodies: 32,
  // A long text is saved every few seconds while it is written: 100 KB each time.
  bodyBytes: 16 * 1024 * 1024,
};

/** @param factor multiplies the defaults, for sites behind one address, and for measurements. */
export function limitsOf(factor: number): Limits {
  const times = (amount: number) => Math.max(1, Math.round(amount * factor));
  return {
    connections: times(USUAL.connections),
    streams: times(USUAL.streams),
    streamsOfCaller: times(USUAL.streamsOfCaller),
    // The memory doesn't grow with the factor.
    allStreams: USUAL.allStreams,
    calls: times(USUAL.calls),
    bodies: times(USUAL.bodies),
    bodyBytes: times(USUAL.bodyBytes),
  };
}

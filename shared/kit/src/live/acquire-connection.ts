/**
 * The connections that the windows of one browser keep open together, by what they are for: to hear of releases, of what concerns the member,
 * and of others who work on the same thing. Over HTTP/1.1 a browser has six connections for a site: were all of them held by these,
 * nothing could be saved any more.
 */
const SLOTS = {
  releases: ['connection-releases'],
  member: ['connection-member-1', 'connection-member-2'],
  presence: ['connection-presence-1', 'connection-presence-2'],
} as const;
export type ConnectionKind = keyof typeof SLOTS;

/**
 * Waits until there is room for another connection to the server, over all windows of this browser.
 * @param kind connections of one kind don't wait for those of the other.
 * @param signal gives up waiting.
 * @returns the way to make room again. A window that closes makes room by itself.
 * @throws AbortError when it was given up.
 */
export async function acquireConnection(kind: ConnectionKind, signal: AbortSignal): Promise<() => void> {
  if (!navigator.locks || hasRoomForAll()) return () => {};
  const slots: readonly string[] = SLOTS[kind];
  for (const name of slots) {
    const release = await hold(name, { ifAvailable: true });
    if (!release) continue;
    if (!signal.aborted) return release;
    release();
  }
  signal.throwIfAborted();
  // In a queue behind one of them, not all behind the same.
  const name = slots[Math.floor(Math.random() * slots.length)] ?? kind;
  return (await hold(name, { signal })) ?? (() => {});
}

/** Newer versions of HTTP carry everything over one connection. */
function hasRoomForAll(): boolean {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return page !== undefined && /^h[23]/.test(page.nextHopProtocol);
}

/** Holds a lock until the function that it answers is called. Undefined when somebody else has it and nobody wants to wait. */
function hold(name: string, options: LockOptions): Promise<(() => void) | undefined> {
  return new Promise((resolve, reject) => {
    const held = navigator.locks.request(name, options, (lock) =>
      lock ? new Promise<void>((release) => resolve(release)) : resolve(undefined),
    );
    held.catch(reject);
  });
}

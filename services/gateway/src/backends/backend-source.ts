import { type BackendCall, backendCallSchema } from '@boardwalk/contracts';
import { SafeClient } from '@boardwalk/server/outgoing';
import { type CircuitBreakerPolicy, ConsecutiveBreaker, circuitBreaker, handleAll } from 'cockatiel';
import { z } from 'zod';
import type { CallApi } from '../api-calls.ts';

/** Age after which the list is read again, in milliseconds. */
const FRESH_FOR_MS = 1_000;
const TIMEOUT_MS = 3_000;
/** Failures in a row after which a backend isn't called, and for how long, in milliseconds. */
const FAILURES = 5;
const PAUSE_MS = 30_000;
/** Simultaneous connections to one backend. */
const MAX_CONNECTIONS = 32;

const listSchema = z.object({
  items: z.array(
    z.object({
      remote: z.string(),
      origin: z.string(),
      mayBePrivate: z.boolean(),
      calls: z.array(backendCallSchema),
    }),
  ),
});

/** A registered backend. */
export interface Backend {
  remote: string;
  origin: string;
  calls: readonly BackendCall[];
  client: SafeClient;
  /** Pauses the calls after several failures. */
  breaker: CircuitBreakerPolicy;
}

/** Provides the backends of the API. While it is unreachable, the last known ones are used. */
export function createBackendSource(callApi: CallApi, onFailure: (error: unknown) => void) {
  let known = new Map<string, Backend & { key: string }>();
  let fetchedAt = 0;
  let fetching: Promise<void> | undefined;

  async function fetchList(): Promise<void> {
    try {
      const answer = await callApi('/api/registry/backends', TIMEOUT_MS);
      if (!answer.ok) throw new Error(`/api/registry/backends answered ${answer.status}`);
      take(listSchema.parse(await answer.json()).items);
    } catch (error) {
      onFailure(error);
    } finally {
      fetchedAt = Date.now();
      fetching = undefined;
    }
  }

  /** Keeps the connections and the failures of backends whose address hasn't changed. */
  function take(items: z.infer<typeof listSchema>['items']): void {
    const next = new Map<string, Backend & { key: string }>();
    for (const { remote, origin, mayBePrivate, calls } of items) {
      const key = `${origin} ${mayBePrivate}`;
      const same = known.get(remote);
      const { client, breaker } =
        same?.key === key ? same : { client: clientFor(origin, mayBePrivate), breaker: newBreaker() };
      next.set(remote, { remote, origin, calls, client, breaker, key });
    }
    for (const { remote, client } of known.values()) if (next.get(remote)?.client !== client) client.close();
    known = next;
  }

  return {
    /** Returns the backend of a remote; undefined if none is registered. */
    async find(remote: string): Promise<Backend | undefined> {
      if (Date.now() - fetchedAt > FRESH_FOR_MS) fetching ??= fetchList();
      // A known list isn't waited for.
      if (fetching && known.size === 0) await fetching;
      return known.get(remote);
    },
    close(): void {
      for (const { client } of known.values()) client.close();
    },
  };
}
export type BackendSource = ReturnType<typeof createBackendSource>;

function clientFor(origin: string, mayBePrivate: boolean): SafeClient {
  const exempt = mayBePrivate ? [new URL(origin).hostname] : [];
  return new SafeClient({ exempt, plainHttp: true, maxConnections: MAX_CONNECTIONS, keepAlive: true });
}

function newBreaker(): CircuitBreakerPolicy {
  return circuitBreaker(
    handleAll.orWhenResult((answer) => (answer as { status: number }).status >= 500),
    { halfOpenAfter: PAUSE_MS, breaker: new ConsecutiveBreaker(FAILURES) },
  );
}

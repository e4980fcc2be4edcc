import { setTimeout as wait } from 'node:timers/promises';
import { type ReleaseSet, releaseSetSchema, type SignedText, signedTextSchema } from '@boardwalk/contracts';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { CallApi } from '../api-calls.ts';
import { finishesInTime } from '../site/site-source.ts';

/** Cache time of a plan, in milliseconds: including propagation, a change is on the site within a second. */
const FRESH_FOR_MS = 500;
const TIMEOUT_MS = 3000;
/**
 * Processes of the API learn of a change one after another. A plan older than the previous one is accepted only after it has been older for this
 * long: then the registry was restored. Milliseconds.
 */
const MAX_REPLICA_LAG_MS = 5000;
/** Delays of the attempts to fetch a set as new as its plan, in milliseconds. */
const RETRY_DELAYS_MS = [0, 50, 150, 400];
/** Time before its expiry at which a set is renewed, while the current one is served, and the minimum interval of attempts. Milliseconds. */
const RENEW_AHEAD_MS = 22 * 3_600_000;
const MIN_RENEWAL_INTERVAL_MS = 60_000;
/** Maximum number of cached sets: each combination of canaries is a set of its own; faults add more. */
const MAX_SETS = 200;
/** Key of the set without canaries and faults. */
const LIVE_KEY = 'live||';

/** Selects the set of a visitor. `canaries` are names of remotes, sorted. */
export interface Selection {
  channel: 'live' | 'staff';
  canaries: readonly string[];
  fault?: string;
}

/** A release set as signed text, and parsed. */
export interface KnownSet {
  set: ReleaseSet;
  signed: SignedText;
  /** Integrity hashes of first pages' files, by path. */
  integrity: Record<string, string>;
}

const planSchema = z.object({
  seq: z.int(),
  canaries: z.array(z.object({ name: z.string(), share: z.number() })),
  ticketKey: signedTextSchema.optional(),
});
type Plan = z.infer<typeof planSchema>;

const signedSchema = z.object({
  payload: z.string(),
  key: z.string(),
  signature: z.string(),
  integrity: z.record(z.string(), z.string()),
});

interface Entry {
  seq: number;
  known: Promise<KnownSet>;
  /** Earliest time of a renewal. */
  renewAt: number;
}

/** Provides the release sets of the API. While it is unreachable, the last known ones are served. */
export function createSetSource(callApi: CallApi, onFailure: (error: unknown) => void) {
  let plan: Plan | undefined;
  let fetchedAt = 0;
  let newestAt = 0;
  let fetching: Promise<void> | undefined;
  let stale = false;
  const sets = new LRUCache<string, Entry>({ max: MAX_SETS });
  const lastKnown = new LRUCache<string, KnownSet>({ max: MAX_SETS });

  async function fetchPlan(): Promise<void> {
    try {
      const answer = planSchema.parse(await read(callApi, '/api/registry/plan'));
      stale = false;
      if (plan && answer.seq < plan.seq && Date.now() - newestAt < MAX_REPLICA_LAG_MS) return;
      plan = answer;
      newestAt = Date.now();
    } catch (error) {
      stale = true;
      onFailure(error);
    } finally {
      fetchedAt = Date.now();
      fetching = undefined;
    }
  }

  async function fetchSet({ channel, canaries, fault }: Selection): Promise<KnownSet> {
    const query = new URLSearchParams({ channel });
    if (canaries.length > 0) query.set('canaries', canaries.join(','));
    if (fault) query.set('fault', fault);
    const { integrity, ...signed } = signedSchema.parse(await read(callApi, `/api/registry/signed?${query}`));
    return { set: releaseSetSchema.parse(JSON.parse(signed.payload)), signed, integrity };
  }

  /** Fetches the set of a selection with at least this number: the responding process may not know the plan's change yet. */
  async function fetchNew(selection: Selection, seq: number): Promise<KnownSet> {
    for (const pause of RETRY_DELAYS_MS) {
      await wait(pause);
      const known = await fetchSet(selection);
      if (known.set.seq >= seq) return known;
    }
    throw new Error(`/api/registry/signed answers sets that are older than ${seq}`);
  }

  /** Renews an expiring set. No one waits for it while the current one is valid. */
  async function renewInTime(key: string, entry: Entry, selection: Selection): Promise<void> {
    const { set } = await entry.known;
    const now = Date.now();
    const left = set.expiresAt === undefined ? Number.POSITIVE_INFINITY : Date.parse(set.expiresAt) - now;
    if (left > RENEW_AHEAD_MS || now < entry.renewAt) return;
    const renewAt = now + MIN_RENEWAL_INTERVAL_MS;
    entry.renewAt = renewAt;
    const renewal = fetchNew(selection, entry.seq).then((known) => {
      if (sets.get(key) === entry) sets.set(key, { seq: entry.seq, known: Promise.resolve(known), renewAt });
    }, onFailure);
    if (left <= 0) await renewal;
  }

  return {
    /** Returns the remotes with a canary. Undefined if the API has never responded. */
    async plan(): Promise<Plan | undefined> {
      if (plan === undefined || Date.now() - fetchedAt > FRESH_FOR_MS) fetching ??= fetchPlan();
      if (fetching && !(await finishesInTime(fetching, plan !== undefined))) stale = true;
      return plan;
    },
    /** Returns whether the last call of the API failed, so that cached data is served. */
    isStale: () => stale,
    /** Returns the set of a selection. While the API is unreachable it is the last known one, else the default. Undefined if there is none. */
    async get(selection: Selection): Promise<KnownSet | undefined> {
      // The caller has just fetched the plan.
      const seq = (plan ?? (await this.plan()))?.seq;
      if (seq === undefined) return undefined;
      const key = `${selection.channel}|${selection.canaries.join()}|${selection.fault ?? ''}`;
      let entry = sets.get(key);
      if (entry?.seq !== seq) {
        entry = { seq, known: fetchNew(selection, seq), renewAt: 0 };
        sets.set(key, entry);
      }
      try {
        await renewInTime(key, entry, selection);
        const known = await (sets.get(key) ?? entry).known;
        lastKnown.set(key, known);
        return known;
      } catch (error) {
        if (sets.get(key) === entry) sets.delete(key);
        stale = true;
        onFailure(error);
        return lastKnown.get(key) ?? lastKnown.get(LIVE_KEY) ?? anyOfVisitors(lastKnown);
      }
    },
    /** Finds the release with this base path, in any recently served set. */
    findByBase(base: string): ReleaseSet['remotes'][number] | undefined {
      for (const { set } of lastKnown.values()) {
        const release = set.remotes.find(({ entry }) => entry.startsWith(base));
        if (release) return release;
      }
      return undefined;
    },
  };
}
export type SetSource = ReturnType<typeof createSetSource>;

/** Returns a set for visitors: staff sets and simulated faults must not be used for others. */
function anyOfVisitors(known: LRUCache<string, KnownSet>): KnownSet | undefined {
  for (const [key, set] of known.entries()) if (key.startsWith('live|') && key.endsWith('|')) return set;
  return undefined;
}

async function read(callApi: CallApi, path: string): Promise<unknown> {
  const answer = await callApi(path, TIMEOUT_MS);
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  return answer.json();
}

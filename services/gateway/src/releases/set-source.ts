import { setTimeout as wait } from 'node:timers/promises';
import { type ReleaseSet, releaseSetSchema, type SignedText, signedTextSchema } from '@boardwalk/contracts';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { CallApi } from '../api-calls.ts';
import { answeredWithin } from '../site/site-source.ts';

/** How long an answer of the API is used before it is asked for again, in milliseconds: with the rest of the way, a change is on the site within a second. */
const FRESH_FOR = 500;
const TIMEOUT = 3000;
/**
 * Processes of the API hear of a change one after the other. An older plan than the one before counts only when it has been older for
 * this long: then the registry was set back. Milliseconds.
 */
const MAY_BE_BEHIND_FOR = 5000;
/** How often a set is asked for that must be as new as its plan, and how long after the answer before, in milliseconds. */
const ASK_AGAIN_AFTER = [0, 50, 150, 400];
/** A set is fetched anew this long before it expires, while the one that is known serves, and not more often than that. Milliseconds. */
const RENEW_AHEAD = 22 * 3_600_000;
const RENEW_AGAIN_AFTER = 60_000;
/** Each selection of canaries is a set of its own; faults make more. */
const MOST_SETS = 200;
/** The key of the set without canaries and faults. */
const EVERYBODYS = 'live||';

/** Which set a visitor gets. `canaries` are names of remotes, sorted. */
export interface Selection {
  channel: 'live' | 'staff';
  canaries: readonly string[];
  fault?: string;
}

/** A release set as it was signed, and read. */
export interface KnownSet {
  set: ReleaseSet;
  signed: SignedText;
  /** Integrity of first pages' files, by path. */
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
  /** Before then it isn't fetched anew. */
  renewAt: number;
}

/** The release sets, from the API. While it is away, the last known ones serve on. */
export function createSetSource(callApi: CallApi, onFailure: (error: unknown) => void) {
  let plan: Plan | undefined;
  let askedAt = 0;
  let newestAt = 0;
  let asking: Promise<void> | undefined;
  let stale = false;
  const sets = new LRUCache<string, Entry>({ max: MOST_SETS });
  const lastKnown = new LRUCache<string, KnownSet>({ max: MOST_SETS });

  async function ask(): Promise<void> {
    try {
      const answer = planSchema.parse(await read(callApi, '/api/registry/plan'));
      stale = false;
      if (plan && answer.seq < plan.seq && Date.now() - newestAt < MAY_BE_BEHIND_FOR) return;
      plan = answer;
      newestAt = Date.now();
    } catch (error) {
      stale = true;
      onFailure(error);
    } finally {
      askedAt = Date.now();
      asking = undefined;
    }
  }

  async function fetchSet({ channel, canaries, fault }: Selection): Promise<KnownSet> {
    const query = new URLSearchParams({ channel });
    if (canaries.length > 0) query.set('canaries', canaries.join(','));
    if (fault) query.set('fault', fault);
    const { integrity, ...signed } = signedSchema.parse(await read(callApi, `/api/registry/signed?${query}`));
    return { set: releaseSetSchema.parse(JSON.parse(signed.payload)), signed, integrity };
  }

  /** The set of a selection, at least this new: whoever answers may not have heard yet of what the plan is about. */
  async function fetchNew(selection: Selection, seq: number): Promise<KnownSet> {
    for (const pause of ASK_AGAIN_AFTER) {
      await wait(pause);
      const known = await fetchSet(selection);
      if (known.set.seq >= seq) return known;
    }
    throw new Error(`/api/registry/signed answers sets that are older than ${seq}`);
  }

  /** Fetches a set anew whose time ends. Nobody waits for it while there is some left. */
  async function renewInTime(key: string, entry: Entry, selection: Selection): Promise<void> {
    const { set } = await entry.known;
    const now = Date.now();
    const left = set.expiresAt === undefined ? Number.POSITIVE_INFINITY : Date.parse(set.expiresAt) - now;
    if (left > RENEW_AHEAD || now < entry.renewAt) return;
    const renewAt = now + RENEW_AGAIN_AFTER;
    entry.renewAt = renewAt;
    const renewal = fetchNew(selection, entry.seq).then((known) => {
      if (sets.get(key) === entry) sets.set(key, { seq: entry.seq, known: Promise.resolve(known), renewAt });
    }, onFailure);
    if (left <= 0) await renewal;
  }

  return {
    /** The remotes that have a canary, as the API says now. Undefined when it has never answered. */
    async plan(): Promise<Plan | undefined> {
      if (plan === undefined || Date.now() - askedAt > FRESH_FOR) asking ??= ask();
      if (asking && !(await answeredWithin(asking, plan !== undefined))) stale = true;
      return plan;
    },
    /** Whether the API did not answer the last time, so that what is served is what it said before. */
    isStale: () => stale,
    /** The set of a selection. While the API is away it is the last known one, else everybody's. Undefined when there is none. */
    async get(selection: Selection): Promise<KnownSet | undefined> {
      // Whoever selects has just asked for the plan.
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
        return lastKnown.get(key) ?? lastKnown.get(EVERYBODYS) ?? anyOfVisitors(lastKnown);
      }
    },
    /** A release whose files stand under this path, in any set that was served lately. */
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

/** A set that was made for visitors: what staff try and what somebody broke on purpose is for nobody else. */
function anyOfVisitors(known: LRUCache<string, KnownSet>): KnownSet | undefined {
  for (const [key, set] of known.entries()) if (key.startsWith('live|') && key.endsWith('|')) return set;
  return undefined;
}

async function read(callApi: CallApi, path: string): Promise<unknown> {
  const answer = await callApi(path, TIMEOUT);
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  return answer.json();
}

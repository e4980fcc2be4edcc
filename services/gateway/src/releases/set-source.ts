import { type ReleaseSet, releaseSetSchema, type SignedText } from '@boardwalk/contracts';
import { z } from 'zod';

/** How long an answer of the API is used before it is asked for again, in milliseconds: with the rest of the way, a change is on the site within a second. */
const FRESH_FOR = 500;
const TIMEOUT = 3000;
/** Each selection of canaries is a set of its own; faults make more. */
const MOST_SETS = 200;

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
});
type Plan = z.infer<typeof planSchema>;

const signedSchema = z.object({
  payload: z.string(),
  key: z.string(),
  signature: z.string(),
  integrity: z.record(z.string(), z.string()),
});

/** The release sets, from the API. While it is away, the last known ones serve on. */
export function createSetSource(apiUrl: string, onFailure: (error: unknown) => void) {
  let plan: Plan | undefined;
  let askedAt = 0;
  let asking: Promise<void> | undefined;
  let stale = false;
  const sets = new Map<string, { seq: number; known: Promise<KnownSet> }>();
  const lastKnown = new Map<string, KnownSet>();

  async function ask(): Promise<void> {
    try {
      plan = planSchema.parse(await read(`${apiUrl}/api/registry/plan`));
      stale = false;
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
    const { integrity, ...signed } = signedSchema.parse(await read(`${apiUrl}/api/registry/signed?${query}`));
    return { set: releaseSetSchema.parse(JSON.parse(signed.payload)), signed, integrity };
  }

  return {
    /** The remotes that have a canary, as the API says now. Undefined when it has never answered. */
    async plan(): Promise<Plan | undefined> {
      if (Date.now() - askedAt > FRESH_FOR) asking ??= ask();
      if (asking) await asking;
      return plan;
    },
    /** Whether the API did not answer the last time, so that what is served is what it said before. */
    isStale: () => stale,
    /** The set of a selection. While the API is away it is the last known one, else everybody's. Undefined when there is none. */
    async get(selection: Selection): Promise<KnownSet | undefined> {
      const seq = (await this.plan())?.seq;
      if (seq === undefined) return undefined;
      const key = `${selection.channel}|${selection.canaries.join()}|${selection.fault ?? ''}`;
      let entry = sets.get(key);
      if (entry?.seq !== seq) {
        if (sets.size >= MOST_SETS) sets.clear();
        entry = { seq, known: fetchSet(selection) };
        sets.set(key, entry);
      }
      try {
        const known = await entry.known;
        if (lastKnown.size >= MOST_SETS) lastKnown.clear();
        lastKnown.set(key, known);
        return known;
      } catch (error) {
        if (sets.get(key) === entry) sets.delete(key);
        stale = true;
        onFailure(error);
        return lastKnown.get(key) ?? lastKnown.get('live||') ?? lastKnown.values().next().value;
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

async function read(url: string): Promise<unknown> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT) });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return answer.json();
}

import { join } from 'node:path';
import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider';
import { z } from 'zod';
import type { Log } from '../log.ts';
import { createWholeFile, readJson } from './whole-file.ts';

interface Entry {
  payload: AdapterPayload;
  /** Milliseconds since the epoch; null never expires. */
  expiresAt: number | null;
}
type Entries = Map<string, Entry>;

/** Maximum entries per kind; the least recently written are evicted first. A flood of one kind can't evict another. */
const LIMIT = 1000;
/** Number of used refresh tokens stored per grant: a replay of one of them revokes the grant, an older one is merely rejected. */
const USED_TOKENS_KEPT = 10;

const fileShape = z.record(
  z.string(),
  z.array(z.tuple([z.string(), z.object({ payload: z.looseObject({}), expiresAt: z.number().nullable() })])),
);

function dropExpired(entries: Entries, now: number): void {
  for (const [id, entry] of entries)
    if (entry.expiresAt !== null && entry.expiresAt <= now) entries.delete(id);
}

function dropOldest(entries: Entries, most: number): void {
  for (const id of entries.keys()) {
    if (entries.size <= most) return;
    entries.delete(id);
  }
}

function dropOldUsedTokens(entries: Entries, grantId: string | undefined): void {
  const used = [...entries].filter(([, { payload }]) => payload.consumed && payload.grantId === grantId);
  for (const [id] of used.slice(0, -USED_TOKENS_KEPT)) entries.delete(id);
}

class StoredModel implements Adapter {
  private readonly entries: Entries;
  private readonly save: () => Promise<void>;

  constructor(entries: Entries, save: () => Promise<void>) {
    this.entries = entries;
    this.save = save;
  }

  async upsert(id: string, payload: AdapterPayload, expiresIn?: number): Promise<void> {
    const now = Date.now();
    this.entries.delete(id);
    // A copy through JSON: the memory contains exactly what a restart would read.
    this.entries.set(id, {
      payload: JSON.parse(JSON.stringify(payload)),
      expiresAt: expiresIn ? now + expiresIn * 1000 : null,
    });
    dropExpired(this.entries, now);
    dropOldest(this.entries, LIMIT);
    await this.save();
  }

  async find(id: string): Promise<AdapterPayload | undefined> {
    const entry = this.entries.get(id);
    if (!entry || (entry.expiresAt !== null && entry.expiresAt <= Date.now())) return undefined;
    return structuredClone(entry.payload);
  }

  async findByUid(uid: string): Promise<AdapterPayload | undefined> {
    for (const [id, { payload }] of this.entries) if (payload.uid === uid) return this.find(id);
    return undefined;
  }

  async findByUserCode(): Promise<undefined> {
    return undefined;
  }

  async consume(id: string): Promise<void> {
    const entry = this.entries.get(id);
    if (!entry) return;
    entry.payload.consumed = Math.floor(Date.now() / 1000);
    dropOldUsedTokens(this.entries, entry.payload.grantId);
    await this.save();
  }

  async destroy(id: string): Promise<void> {
    if (this.entries.delete(id)) await this.save();
  }

  async revokeByGrantId(grantId: string): Promise<void> {
    for (const [id, { payload }] of this.entries) if (payload.grantId === grantId) this.entries.delete(id);
    await this.save();
  }
}

async function readModels(path: string, log: Log): Promise<Map<string, Entries>> {
  try {
    const stored = fileShape.parse((await readJson(path)) ?? {});
    return new Map(Object.entries(stored).map(([model, entries]) => [model, new Map(entries)]));
  } catch (error) {
    // Losing sessions costs a sign-in; refusing to start would cost more.
    log.warn('stored sessions are unreadable, everybody signs in again', { path, error: String(error) });
    return new Map();
  }
}

/**
 * Sessions, grants and refresh tokens in memory and in one file, so that a restart signs no one out.
 * Nothing is acknowledged before it is on disk.
 */
export async function createStorage(
  directory: string,
  log: Log,
): Promise<{ adapter: AdapterFactory; settled: () => Promise<void> }> {
  const path = join(directory, 'sessions.json');
  const models = await readModels(path, log);
  const file = createWholeFile(path, () =>
    Object.fromEntries([...models].map(([model, entries]) => [model, [...entries]])),
  );
  const adapter = (model: string): Adapter => {
    const entries: Entries = models.get(model) ?? new Map();
    models.set(model, entries);
    dropExpired(entries, Date.now());
    return new StoredModel(entries, file.save);
  };
  return { adapter, settled: file.settled };
}

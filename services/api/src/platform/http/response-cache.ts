import { hash } from 'node:crypto';
import { type DataTopic, type EndpointKey, endpoint } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { isMember } from '../auth/caller.ts';
import { DataVersions, type Versions } from '../database/data-versions.ts';

/** A page of a list has about 10 KB, at most 60 KB. */
const MAX_ENTRIES = 300;

/** Bytes of a response and their ETag. */
export interface TaggedBody {
  readonly bytes: Buffer;
  readonly tag: string;
}

interface Entry {
  versions: string;
  body: Promise<TaggedBody>;
}

/**
 * Caches responses of endpoints with `cacheTopics` until one of these topics changes. The versions are read from the database on each call, so no
 * response is older than the caller's latest write. The permissions are part of the key, so callers with different permissions never share a
 * response.
 */
@Injectable()
export class ResponseCache {
  private readonly entries = new LRUCache<string, Entry>({ max: MAX_ENTRIES });

  constructor(private readonly versions: DataVersions) {}

  /** Returns the cached response of this call, or the one that `make` returns. */
  async find(
    key: EndpointKey,
    { url, caller }: Pick<FastifyRequest, 'url' | 'caller'>,
    make: () => Promise<unknown>,
  ): Promise<TaggedBody> {
    const versions = stampOf(endpoint(key).cacheTopics ?? [], await this.versions.now());
    // A visitor differs from a member without permissions: a public endpoint may return more to signed-in members.
    const name = `${url} ${isMember(caller) ? 'member ' : ''}${caller?.permissions.join() ?? ''}`;
    const known = this.entries.get(name);
    if (known?.versions === versions) return known.body;
    const entry = { versions, body: make().then(taggedBody) };
    this.entries.set(name, entry);
    entry.body.catch(() => this.entries.get(name) === entry && this.entries.delete(name));
    return entry.body;
  }
}

export function taggedBody(value: unknown): TaggedBody {
  const bytes = Buffer.from(JSON.stringify(value));
  return { bytes, tag: `"${hash('sha256', bytes, 'base64url').slice(0, 22)}"` };
}

function stampOf(topics: readonly DataTopic[], versions: Versions): string {
  return topics.map((topic) => versions[topic]).join();
}

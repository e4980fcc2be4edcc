import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { ServedReleases } from '../releases/served-releases.service.ts';

const YES_FOR_MS = 60_000;
/** Lifetime of a negative result: pages report on a version soon after its publication. */
const NO_FOR_MS = 2_000;

/** Caches which versions exist, because every page of every visitor reports on the same few. */
@Injectable()
export class PublishedVersions {
  private readonly cache = new LRUCache<string, boolean>({ max: 5_000 });

  constructor(private readonly served: ServedReleases) {}

  async has(name: string, version: string): Promise<boolean> {
    const key = `${name}@${version}`;
    const cached = this.cache.get(key);
    if (cached !== undefined) return cached;
    const isPublished = (await this.served.find(name, version)) !== undefined;
    this.cache.set(key, isPublished, { ttl: isPublished ? YES_FOR_MS : NO_FOR_MS });
    return isPublished;
  }
}

import { Injectable } from '@nestjs/common';
import { BoundedMap } from '../../platform/memory/bounded-map.ts';
import { ServedReleases } from '../releases/served-releases.service.ts';

const YES_FOR_MS = 60_000;
/** A version may be published at any moment; pages report on it soon after. */
const NO_FOR_MS = 2_000;

/** Which versions there are, remembered: every page of every visitor asks about the same few. */
@Injectable()
export class PublishedVersions {
  private readonly known = new BoundedMap<string, { until: number; published: boolean }>(5_000);

  constructor(private readonly served: ServedReleases) {}

  async has(name: string, version: string): Promise<boolean> {
    const key = `${name}@${version}`;
    const known = this.known.get(key);
    if (known && known.until > Date.now()) return known.published;
    const published = (await this.served.find(name, version)) !== undefined;
    this.known.set(key, { published, until: Date.now() + (published ? YES_FOR_MS : NO_FOR_MS) });
    return published;
  }
}

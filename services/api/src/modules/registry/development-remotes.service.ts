import { developmentRemoteSchema, REMOTE_ENTRY, type Release } from '@boardwalk/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIGURATION, type Configuration } from '../../platform/config/configuration.ts';

/** Lifetime of a development server's response, in milliseconds. */
const FRESH_MS = 1000;
const PATIENCE_MS = 2000;

/** Remotes on local development servers, by their own descriptions. Empty in production. */
@Injectable()
export class DevelopmentRemotes {
  private readonly addresses: readonly string[];
  private known: Promise<Release[]> = Promise.resolve([]);
  private freshUntil = 0;

  constructor(@Inject(CONFIGURATION) { releases }: Configuration) {
    this.addresses = Object.values(releases.developmentRemotes);
  }

  /** Returns the releases of the servers that respond; a set keeps the published version of the others. */
  current(): Promise<Release[]> {
    if (this.addresses.length > 0 && this.freshUntil < Date.now()) {
      this.freshUntil = Date.now() + FRESH_MS;
      this.known = Promise.all(this.addresses.map(releaseAt)).then((all) => all.flat());
    }
    return this.known;
  }
}

async function releaseAt(address: string): Promise<Release[]> {
  const entry = new URL(REMOTE_ENTRY, address).href;
  try {
    const answer = await fetch(new URL('release.json', address), {
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const { manifest } = developmentRemoteSchema.parse({ entry, manifest: await answer.json() });
    return [{ ...manifest, entry, integrity: null, preload: [] }];
  } catch {
    // The server is restarting, or its description is temporarily invalid.
    return [];
  }
}

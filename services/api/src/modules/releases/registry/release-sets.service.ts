import {
  developmentRemoteSchema,
  type EndpointAnswer,
  type Fault,
  htmlSafeJson,
  REMOTE_ENTRY,
  type Release,
  type ReleaseSet,
  readFault,
} from '@boardwalk/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { CONFIGURATION, type Configuration } from '../../../platform/config/configuration.ts';
import { Signer } from '../../../platform/signing/signer.ts';
import { Tickets } from '../../../platform/signing/tickets.ts';
import type { ServedState } from '../channels/served-releases.service.ts';
import { markedIntegrity, withFault } from './fault.policy.ts';
import { RegistryStateService } from './registry-state.service.ts';
import {
  canariesOf,
  DEFAULT_SELECTION,
  plainSelection,
  preloadIntegrity,
  releaseSetFor,
  type Selection,
  withDevelopment,
  withExpiry,
} from './release-set.policy.ts';

type SignedSet = EndpointAnswer<'GET /api/registry/signed'>;

/** Each canary doubles the possible selections, but only few are requested at a time. */
const MAX_CACHED = 500;
/** Lifetime of a development server's response, in milliseconds. */
const DEVELOPMENT_FRESH_MS = 1000;
const DEVELOPMENT_TIMEOUT_MS = 2000;

/** Makes and signs release sets. Remotes on local development servers replace published ones in them; in production there are none. */
@Injectable()
export class ReleaseSetsService {
  private readonly cache = new LRUCache<string, Promise<SignedSet>>({ max: MAX_CACHED });
  private readonly developmentAddresses: readonly string[];
  private developed: Promise<Release[]> = Promise.resolve([]);
  private developedUntil = 0;
  private readonly faults: boolean;

  constructor(
    private readonly state: RegistryStateService,
    private readonly signer: Signer,
    private readonly tickets: Tickets,
    @Inject(CONFIGURATION) { releases }: Configuration,
  ) {
    this.faults = releases.faults;
    this.developmentAddresses = Object.values(releases.developmentRemotes);
  }

  /** Returns the public set. @throws UNAVAILABLE when nothing is known yet. */
  async everybodys(): Promise<ReleaseSet> {
    const [state, developed] = await Promise.all([this.state.current(), this.currentlyDeveloped()]);
    return withExpiry(withDevelopment(releaseSetFor(state, DEFAULT_SELECTION), developed), Date.now());
  }

  async plan(): Promise<EndpointAnswer<'GET /api/registry/plan'>> {
    const state = await this.state.current();
    const ticketKey = await this.tickets.keyForGateways();
    return { seq: state.seq, canaries: canariesOf(state), ticketKey };
  }

  /** Returns the signed set for a selection. Faults are only applied outside of production. */
  async signed(wanted: Selection, faultText?: string): Promise<SignedSet> {
    const [state, developed] = await Promise.all([this.state.current(), this.currentlyDeveloped()]);
    const selection = plainSelection(state, wanted);
    const fault = this.faults ? readFault(faultText) : undefined;
    const sound = withExpiry(withDevelopment(releaseSetFor(state, selection), developed), Date.now());
    const key = JSON.stringify([state.registry, state.seq, sound.expiresAt, selection, fault, developed]);
    const cached = this.cache.get(key);
    if (cached) return cached;
    const made = this.make(state, sound, fault);
    this.cache.set(key, made);
    made.catch(() => this.cache.delete(key));
    return made;
  }

  /** Returns the releases of the servers that respond; a set keeps the published version of the others. */
  private currentlyDeveloped(): Promise<Release[]> {
    if (this.developmentAddresses.length > 0 && this.developedUntil < Date.now()) {
      this.developedUntil = Date.now() + DEVELOPMENT_FRESH_MS;
      this.developed = Promise.all(this.developmentAddresses.map(releaseAt)).then((all) => all.flat());
    }
    return this.developed;
  }

  private async make(state: ServedState, sound: ReleaseSet, fault: Fault | undefined): Promise<SignedSet> {
    const set = fault ? withFault(sound, fault) : sound;
    const whole = preloadIntegrity(state, sound);
    const integrity = fault ? markedIntegrity(whole, set) : whole;
    return { ...(await this.signer.sign(htmlSafeJson(set))), seq: state.seq, integrity };
  }
}

async function releaseAt(address: string): Promise<Release[]> {
  const entry = new URL(REMOTE_ENTRY, address).href;
  try {
    const response = await fetch(new URL('release.json', address), {
      signal: AbortSignal.timeout(DEVELOPMENT_TIMEOUT_MS),
    });
    const { manifest } = developmentRemoteSchema.parse({ entry, manifest: await response.json() });
    return [{ ...manifest, entry, integrity: null, preload: [] }];
  } catch {
    // The server is restarting, or its description is temporarily invalid.
    return [];
  }
}

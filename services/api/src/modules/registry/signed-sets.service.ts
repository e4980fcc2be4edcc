import {
  type EndpointAnswer,
  type Fault,
  htmlSafeJson,
  type ReleaseSet,
  readFault,
} from '@boardwalk/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { CONFIGURATION, type Configuration } from '../../platform/config/configuration.ts';
import { Signer } from '../../platform/signing/signer.ts';
import { Tickets } from '../../platform/signing/tickets.ts';
import type { ServedState } from '../releases/served-releases.service.ts';
import { DevelopmentRemotes } from './development-remotes.service.ts';
import { markedIntegrity, withFault } from './fault.policy.ts';
import { RegistryState } from './registry-state.service.ts';
import {
  canariesOf,
  EVERYBODY,
  plainSelection,
  preloadIntegrity,
  releaseSetFor,
  type Selection,
  withDevelopment,
  withExpiry,
} from './release-set.policy.ts';

type SignedSet = EndpointAnswer<'GET /api/registry/signed'>;

/** Each canary doubles the possible selections, but only few are requested at a time. */
const MOST_KEPT = 500;

/** Makes and signs release sets. */
@Injectable()
export class SignedSets {
  private readonly kept = new LRUCache<string, Promise<SignedSet>>({ max: MOST_KEPT });
  private readonly faults: boolean;

  constructor(
    private readonly state: RegistryState,
    private readonly signer: Signer,
    private readonly tickets: Tickets,
    private readonly development: DevelopmentRemotes,
    @Inject(CONFIGURATION) { releases }: Configuration,
  ) {
    this.faults = releases.faults;
  }

  /** Returns the public set. @throws UNAVAILABLE when nothing is known yet. */
  async everybodys(): Promise<ReleaseSet> {
    const [state, developed] = await Promise.all([this.state.current(), this.development.current()]);
    return withExpiry(withDevelopment(releaseSetFor(state, EVERYBODY), developed), Date.now());
  }

  async plan(): Promise<EndpointAnswer<'GET /api/registry/plan'>> {
    const state = await this.state.current();
    const ticketKey = await this.tickets.keyForGateways();
    return { seq: state.seq, canaries: canariesOf(state), ticketKey };
  }

  /** Returns the signed set for a selection. Faults are only applied outside of production. */
  async signed(wanted: Selection, faultText?: string): Promise<SignedSet> {
    const [state, developed] = await Promise.all([this.state.current(), this.development.current()]);
    const selection = plainSelection(state, wanted);
    const fault = this.faults ? readFault(faultText) : undefined;
    const sound = withExpiry(withDevelopment(releaseSetFor(state, selection), developed), Date.now());
    const key = JSON.stringify([state.registry, state.seq, sound.expiresAt, selection, fault, developed]);
    const kept = this.kept.get(key);
    if (kept) return kept;
    const made = this.make(state, sound, fault);
    this.kept.set(key, made);
    made.catch(() => this.kept.delete(key));
    return made;
  }

  private async make(state: ServedState, sound: ReleaseSet, fault: Fault | undefined): Promise<SignedSet> {
    const set = fault ? withFault(sound, fault) : sound;
    const whole = preloadIntegrity(state, sound);
    const integrity = fault ? markedIntegrity(whole, set) : whole;
    return { ...(await this.signer.sign(htmlSafeJson(set))), seq: state.seq, integrity };
  }
}

import { createPublicKey, type KeyObject } from 'node:crypto';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { decodeProtectedHeader } from 'jose';
import { JwksClient } from 'jwks-rsa';
import type { SecretOrKeyProvider } from 'passport-jwt';
import { CONFIGURATION, type Configuration } from '../config/configuration.ts';
import { DAY_MS, MINUTE_MS } from '../time/durations.ts';

/** Age at which the keys are fetched again; the cached ones stay in use meanwhile. A withdrawn key is accepted for at most this long. */
const REFRESH_MS = 5 * MINUTE_MS;
/** Lifetime of the last keys while the provider is unreachable, so that an outage signs out no one. Every token expires long before. */
const RETENTION_MS = DAY_MS;
/** Burst of consecutive fetches; each one becomes available again after FETCH_AGAIN_MS. A rotated key works within that time. */
const FETCHES = 5;
const FETCH_AGAIN_MS = 5_000;
const TIMEOUT_MS = 5_000;

/**
 * Public keys of the identity provider, by `kid`. All of them are cached; a token with a known `kid` never waits for the provider and is never
 * limited. Only an unknown `kid` triggers an immediate fetch, so that a rotated key works, and only these fetches are limited, because anyone can
 * make up ids.
 */
@Injectable()
export class SigningKeys {
  private readonly logger = new Logger('SigningKeys');
  private readonly provider: JwksClient;
  private held = new Map<string, KeyObject>();
  private fetchedAt = Number.NEGATIVE_INFINITY;
  private lastFailed = false;
  private underWay: Promise<void> | undefined;
  private allowed = FETCHES;
  private countedAt = Date.now();

  constructor(@Inject(CONFIGURATION) { auth }: Configuration) {
    // Neither the library's cache nor its limit is used: both treat known and unknown keys alike.
    this.provider = new JwksClient({ jwksUri: auth.jwksUrl, cache: false, rateLimit: false, fetcher });
  }

  /**
   * Key lookup of passport-jwt. Its callback is typed for strings only; jsonwebtoken also accepts a KeyObject, and then doesn't parse a key on each
   * call.
   */
  readonly forPassport: SecretOrKeyProvider = (_request, token, done) => {
    this.find(kidOf(token)).then(
      (key) => done(null, key as unknown as string),
      (error: unknown) => done(error),
    );
  };

  /**
   * Returns the key with this id; undefined when the provider has none.
   * @throws Error when the key is unknown and the provider can't be reached.
   */
  async find(kid: string | undefined): Promise<KeyObject | undefined> {
    if (kid === undefined) return undefined;
    const known = this.known(kid);
    if (known) {
      if (this.age() > REFRESH_MS) void this.fetch();
      return known;
    }
    await this.fetch();
    const found = this.known(kid);
    if (!found && this.lastFailed) throw new Error('The identity provider’s keys can’t be fetched.');
    return found;
  }

  private known(kid: string): KeyObject | undefined {
    return this.age() < RETENTION_MS ? this.held.get(kid) : undefined;
  }

  /** Milliseconds since the last successful fetch. */
  private age(): number {
    return Date.now() - this.fetchedAt;
  }

  /** Fetches the keys, unless the limit is reached. Concurrent calls share one fetch. Never rejects. */
  private fetch(): Promise<void> {
    if (!this.underWay && this.mayFetch()) {
      this.underWay = this.replaceHeld().finally(() => {
        this.underWay = undefined;
      });
    }
    return this.underWay ?? Promise.resolve();
  }

  private async replaceHeld(): Promise<void> {
    try {
      const keys = await this.provider.getSigningKeys();
      this.held = new Map(keys.map((key) => [key.kid, createPublicKey(key.getPublicKey())]));
      this.fetchedAt = Date.now();
      this.lastFailed = false;
    } catch (error) {
      this.lastFailed = true;
      this.logger.warn(`The identity provider’s keys can’t be fetched: ${String(error)}`);
    }
  }

  private mayFetch(): boolean {
    const now = Date.now();
    this.allowed = Math.min(FETCHES, this.allowed + (now - this.countedAt) / FETCH_AGAIN_MS);
    this.countedAt = now;
    if (this.allowed < 1) return false;
    this.allowed -= 1;
    return true;
  }
}

/** Replaces the library's own request, which never ends when the provider stalls in the middle of its response. */
async function fetcher(address: string): Promise<{ keys: unknown }> {
  const response = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`status ${response.status}`);
  return (await response.json()) as { keys: unknown };
}

function kidOf(token: string): string | undefined {
  try {
    return decodeProtectedHeader(token).kid;
  } catch {
    return undefined;
  }
}

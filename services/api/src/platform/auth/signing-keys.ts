import { createPublicKey, type KeyObject } from 'node:crypto';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { decodeProtectedHeader } from 'jose';
import { JwksClient } from 'jwks-rsa';
import type { SecretOrKeyProvider } from 'passport-jwt';
import { CONFIGURATION, type Configuration } from '../config/configuration.ts';

/** Keys older than this are fetched again, while the held ones answer. A key that the provider has withdrawn counts for as long. */
const REFRESH_MS = 5 * 60_000;
/** A provider that can't be reached signs out nobody before this: its last keys are used on. Every token has ended long before. */
const KEEP_MS = 24 * 60 * 60_000;
/** So many fetches can follow each other at once; each is allowed again after a while. A rotated key works within that while. */
const FETCHES = 5;
const FETCH_AGAIN_MS = 5_000;
const TIMEOUT_MS = 5_000;

/**
 * The public keys of the identity provider, by `kid`. All of them are held; a token with a known `kid` never waits for the provider and is
 * never limited. Only an unknown `kid` asks the provider at once, so that a rotated key works, and only these fetches are limited,
 * because anybody can make up ids.
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
    // Neither the library's cache nor its limit: both treat known and unknown keys alike.
    this.provider = new JwksClient({ jwksUri: auth.jwksUrl, cache: false, rateLimit: false, fetcher });
  }

  /** For passport-jwt. The typing of its callback knows texts only; jsonwebtoken takes a KeyObject as well, and then parses nothing. */
  readonly forPassport: SecretOrKeyProvider = (_request, token, done) => {
    this.find(kidOf(token)).then(
      (key) => done(null, key as unknown as string),
      (error: unknown) => done(error),
    );
  };

  /**
   * The key with this id, or undefined when the provider has none.
   * @throws Error when the key is unknown and the provider can't be asked.
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
    return this.age() < KEEP_MS ? this.held.get(kid) : undefined;
  }

  /** Milliseconds since the provider told its keys. */
  private age(): number {
    return Date.now() - this.fetchedAt;
  }

  /** Fetches the keys, unless that happens too often. Calls that come meanwhile share one fetch. Never fails. */
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

/** The library's own request never ends when the provider stops in the middle of its answer. */
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

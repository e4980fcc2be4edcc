import { hash } from 'node:crypto';
import { BoundedMap } from '../memory/bounded-map.ts';
import type { TokenClaims } from './caller.ts';

const REMEMBERED_MS = 10_000;

/** Tokens that were verified a moment ago. Only a digest is kept, for seconds and never past the token's own end. */
export class TokenMemory {
  private readonly known = new BoundedMap<string, { claims: TokenClaims; until: number }>(5_000);

  find(token: string): TokenClaims | undefined {
    const entry = this.known.get(digest(token));
    return entry && entry.until > Date.now() ? entry.claims : undefined;
  }

  remember(token: string, claims: TokenClaims): void {
    const until = Math.min(Date.now() + REMEMBERED_MS, claims.exp * 1_000);
    this.known.set(digest(token), { claims, until });
  }
}

function digest(token: string): string {
  return hash('sha256', token, 'hex');
}

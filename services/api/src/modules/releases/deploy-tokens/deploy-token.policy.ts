import { hash, randomBytes } from 'node:crypto';
import { DEPLOY_TOKEN_DAYS, DEPLOY_TOKEN_PREFIX } from '@boardwalk/contracts';
import { DAY_MS } from '../../../platform/time/durations.ts';
import type { DeployTokenRow } from './deploy-tokens.table.ts';

/** Length of the stored prefix by which a secret is recognized: too short to guess the rest. */
const START_LENGTH = DEPLOY_TOKEN_PREFIX.length + 6;

/** Returns a new secret. It is random and long, so that a plain hash is safe to store. */
export function newSecret(): string {
  return DEPLOY_TOKEN_PREFIX + randomBytes(32).toString('base64url');
}

export function startOf(secret: string): string {
  return secret.slice(0, START_LENGTH);
}

export function hashOf(secret: string): string {
  return hash('sha256', secret, 'base64url');
}

export const daysAfter = (at: Date, days: number): Date => new Date(at.getTime() + days * DAY_MS);

/** Returns the expiry of a token. */
export function endOf({ createdAt, expiresAt }: DeployTokenRow): Date {
  return expiresAt ?? daysAfter(createdAt, DEPLOY_TOKEN_DAYS.usual);
}

export function isUsable(token: DeployTokenRow, at: Date): boolean {
  return token.revokedAt === null && endOf(token) > at;
}

import { hash, randomBytes } from 'node:crypto';
import { DEPLOY_TOKEN_PREFIX } from '@boardwalk/contracts';
import type { DeployTokenRow } from './deploy-tokens.table.ts';

/** As much of a secret as is kept to recognise it by: too little to guess the rest from. */
const START_LENGTH = DEPLOY_TOKEN_PREFIX.length + 6;

/** A new secret. It is random and long, so that a plain hash of it is enough to keep. */
export function newSecret(): string {
  return DEPLOY_TOKEN_PREFIX + randomBytes(32).toString('base64url');
}

export function startOf(secret: string): string {
  return secret.slice(0, START_LENGTH);
}

export function hashOf(secret: string): string {
  return hash('sha256', secret, 'base64url');
}

export function isUsable({ revokedAt, expiresAt }: DeployTokenRow, at: Date): boolean {
  return revokedAt === null && (expiresAt === null || expiresAt > at);
}

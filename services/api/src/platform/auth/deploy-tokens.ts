import { DEPLOY_TOKEN_PREFIX } from '@boardwalk/contracts';
import { ApiError } from '../errors/api-error.ts';
import type { Caller } from './caller.ts';

/**
 * Finds the caller behind a deploy token. The deploy-tokens module provides this class, as the session module provides
 * `PrincipalResolver`.
 */
export abstract class DeployTokens {
  /** Returns the caller of this token; undefined when it is unknown, revoked or expired. */
  abstract resolve(secret: string): Promise<Caller | undefined>;
}

export function isDeployToken(token: string | undefined): token is string {
  return token?.startsWith(DEPLOY_TOKEN_PREFIX) === true;
}

/** Whether the token of the caller covers a remote. Members aren't limited to particular remotes. */
function isInScope({ deploy }: Pick<Caller, 'deploy'>, remote: string): boolean {
  return !deploy || deploy.remotes.includes(remote);
}

/** @throws TOKEN_OUT_OF_SCOPE, and TOKEN_ONLY_PUBLISHES when the deploy token may not decide which versions are served. */
export function requireServing(caller: Pick<Caller, 'deploy'>, remote: string): void {
  requireScope(caller, remote);
  if (caller.deploy?.publishOnly) throw new ApiError('TOKEN_ONLY_PUBLISHES');
}

/** @throws TOKEN_OUT_OF_SCOPE when a deploy token doesn't cover the remote. */
export function requireScope(caller: Pick<Caller, 'deploy'>, remote: string): void {
  if (isInScope(caller, remote)) return;
  const own = caller.deploy?.remotes.join(', ');
  throw new ApiError('TOKEN_OUT_OF_SCOPE', {
    message: `This deploy token is for ${own}, not for ${remote}. Ask for a token of the team that owns it.`,
  });
}

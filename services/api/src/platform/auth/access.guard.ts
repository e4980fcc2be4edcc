import { type EndpointAccess, type ErrorCode, permits } from '@boardwalk/contracts';
import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { ApiError } from '../errors/api-error.ts';
import { endpointOf } from '../http/endpoint.decorator.ts';
import type { Caller } from './caller.ts';
import { expectFreshSignIn } from './fresh-sign-in.ts';

/** Codes for calls without a caller, where programs have their own keys. */
const MISSING_CALLER: Partial<Record<string, ErrorCode>> = {
  'game-server': 'GAME_KEY_INVALID',
  backend: 'BACKEND_KEY_INVALID',
};

/** Enforces the access that the endpoint table declares. A handler without a declaration is denied. */
@Injectable()
export class AccessGuard implements CanActivate {
  /** @throws AUTHENTICATION_REQUIRED, ACCESS_DENIED, FRESH_SIGN_IN_NEEDED */
  canActivate(context: ExecutionContext): boolean {
    const { caller } = context.switchToHttp().getRequest<FastifyRequest>();
    const endpoint = endpointOf(context);
    const refusal = refusalOf(endpoint?.access, caller);
    if (refusal) throw new ApiError(refusal);
    if (endpoint?.freshSignIn && caller) expectFreshSignIn(caller);
    return true;
  }
}

/** Returns the code with which a call is refused; undefined when it is allowed. Denies whatever isn't explicitly allowed. */
export function refusalOf(
  access: EndpointAccess | undefined,
  caller: Pick<Caller, 'permissions' | 'deploy' | 'gameServer' | 'backend'> | null,
): ErrorCode | undefined {
  if (access === 'public') return undefined;
  if (!caller) return MISSING_CALLER[String(access)] ?? 'AUTHENTICATION_REQUIRED';
  if (caller.gameServer || access === 'game-server')
    return caller.gameServer && access === 'game-server' ? undefined : 'ACCESS_DENIED';
  if (caller.backend || access === 'backend')
    return caller.backend && access === 'backend' ? undefined : 'ACCESS_DENIED';
  if (caller.deploy) {
    const isForTokens = typeof access === 'object' && access.deployToken === true;
    return isForTokens ? undefined : 'ACCESS_DENIED';
  }
  if (access === 'signed-in') return undefined;
  if (typeof access === 'object' && permits(caller.permissions, access.permission)) return undefined;
  return 'ACCESS_DENIED';
}

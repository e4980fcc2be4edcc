import { type Account, type Endpoint, isClosed } from '@boardwalk/contracts';
import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { ApiError } from '../errors/api-error.ts';
import { endpointOf } from '../http/endpoint.decorator.ts';

/**
 * Keeps members out whose account is suspended or banned, but for the endpoints that the table opens to them; and the restricted from what the
 * table closes to them. What is public they get as visitors do.
 */
@Injectable()
export class AccountGuard implements CanActivate {
  /** @throws ACCOUNT_BANNED, ACCOUNT_RESTRICTED */
  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const { account } = request.caller ?? {};
    const endpoint = endpointOf(context);
    if (!account) return true;
    if (endpoint?.access === 'public') {
      if (isClosed(account.state)) request.caller = null;
      return true;
    }
    const refusal = accountRefusal(endpoint?.accounts, account);
    if (refusal) throw new ApiError(refusal, { account });
    return true;
  }
}

/** Why a member's call is refused by the state of their account, or undefined. */
export function accountRefusal(
  accounts: Endpoint['accounts'],
  { state }: Pick<Account, 'state'>,
): 'ACCOUNT_BANNED' | 'ACCOUNT_RESTRICTED' | undefined {
  if (accounts === 'any') return undefined;
  if (isClosed(state)) return 'ACCOUNT_BANNED';
  return accounts === 'unrestricted' && state === 'restricted' ? 'ACCOUNT_RESTRICTED' : undefined;
}

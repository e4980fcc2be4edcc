import { type Account, type Endpoint, isClosed } from '@boardwalk/contracts';
import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { ApiError } from '../errors/api-error.ts';
import { endpointOf } from '../http/endpoint.decorator.ts';

/**
 * Refuses suspended and banned members, except at the endpoints that the table opens to them, and refuses restricted members where the table
 * declares it. At public endpoints they are treated as visitors.
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

/** Returns the code with which the state of the account refuses a member's call; undefined when it is allowed. */
export function accountRefusal(
  accounts: Endpoint['accounts'],
  { state }: Pick<Account, 'state'>,
): 'ACCOUNT_BANNED' | 'ACCOUNT_RESTRICTED' | undefined {
  if (accounts === 'any') return undefined;
  if (isClosed(state)) return 'ACCOUNT_BANNED';
  return accounts === 'unrestricted' && state === 'restricted' ? 'ACCOUNT_RESTRICTED' : undefined;
}

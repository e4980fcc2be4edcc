import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { PassportModule } from '@nestjs/passport';
import { NewAccountLimit } from '../http/new-account-limit.ts';
import { CallerLimitGuard } from '../http/rate-limit.guards.ts';
import { AccessGuard } from './access.guard.ts';
import { AccountGuard } from './account.guard.ts';
import { JwtStrategy } from './jwt.strategy.ts';
import { JwtAuthGuard } from './jwt-auth.guard.ts';
import { SigningKeys } from './signing-keys.ts';

/**
 * Guards of every call, in this order: identify the caller, count the call, check the state of the account, check access. The calls of each address
 * are counted earlier (`limitAddresses`). The session and deploy-tokens modules resolve callers.
 */
@Module({
  imports: [PassportModule],
  providers: [
    SigningKeys,
    JwtStrategy,
    NewAccountLimit,
    { provide: APP_GUARD, useClass: JwtAuthGuard },
    { provide: APP_GUARD, useClass: CallerLimitGuard },
    { provide: APP_GUARD, useClass: AccountGuard },
    { provide: APP_GUARD, useClass: AccessGuard },
  ],
})
export class AuthModule {}

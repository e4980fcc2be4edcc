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
 * The guards of every call, in this order: the caller is found and counted, then the state of their account is looked at, then access is
 * decided. The calls of each address were counted before (`limitAddresses`). The session and deploy-tokens modules provide who a caller is.
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

import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { PassportModule } from '@nestjs/passport';
import { RateLimits } from '../http/rate-limits.ts';
import { AccessGuard } from './access.guard.ts';
import { JwtStrategy } from './jwt.strategy.ts';
import { TokenGuard } from './token.guard.ts';

/** Everything that stands at the door of each call. Who a token's owner is, the session module tells (see `Callers`). */
@Module({
  imports: [PassportModule],
  providers: [JwtStrategy, TokenGuard, RateLimits, { provide: APP_GUARD, useClass: AccessGuard }],
})
export class AuthModule {}

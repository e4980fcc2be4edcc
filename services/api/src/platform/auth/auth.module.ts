import { Module } from '@nestjs/common';
import { PassportModule } from '@nestjs/passport';
import { RateLimits } from '../http/rate-limits.ts';
import { AccessGuard } from './access.guard.ts';
import { JwtStrategy } from './jwt.strategy.ts';
import { TokenGuard } from './token.guard.ts';

/** Everything that stands at the door of each call. Who a token's owner is, the session module tells (see `Callers`). */
@Module({
  imports: [PassportModule],
  providers: [JwtStrategy, TokenGuard, RateLimits, AccessGuard],
  exports: [AccessGuard],
})
export class AuthModule {}

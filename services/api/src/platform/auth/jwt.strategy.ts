import { Inject, Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { ExtractJwt, Strategy } from 'passport-jwt';
import { CONFIGURATION, type Configuration } from '../config/configuration.ts';
import type { TokenClaims } from './caller.ts';
import { SigningKeys } from './signing-keys.ts';
import { toClaims } from './token-claims.ts';

/** Access tokens of the identity provider: RS256 only, from this issuer, for this audience. */
@Injectable()
export class JwtStrategy extends PassportStrategy(Strategy, 'jwt') {
  constructor(@Inject(CONFIGURATION) { auth }: Configuration, keys: SigningKeys) {
    super({
      jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
      secretOrKeyProvider: keys.forPassport,
      issuer: auth.issuer,
      audience: auth.audience,
      algorithms: ['RS256'],
      jsonWebTokenOptions: { clockTolerance: 5 },
    });
  }

  validate(payload: unknown): TokenClaims | false {
    return toClaims(payload) ?? false;
  }
}

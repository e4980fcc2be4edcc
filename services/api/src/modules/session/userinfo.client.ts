import { Inject, Injectable, Logger } from '@nestjs/common';
import { z } from 'zod';
import { profileText, verifiedFlag } from '../../platform/auth/token-claims.ts';
import { CONFIGURATION, type Configuration } from '../../platform/config/configuration.ts';
import type { ProviderProfile } from './provider-profile.policy.ts';

const TIMEOUT_MS = 5_000;

const answerSchema = z.object({
  sub: z.string(),
  name: profileText,
  nickname: profileText,
  email: profileText,
  email_verified: verifiedFlag,
  picture: profileText,
});

/** Client of the provider's `/userinfo`, because an access token often contains only a subject. */
@Injectable()
export class UserinfoClient {
  private readonly logger = new Logger('Userinfo');

  constructor(@Inject(CONFIGURATION) private readonly configuration: Configuration) {}

  /** Returns the profile of the token's subject; undefined when the request fails or the response is about another subject. */
  async fetch(token: string, subject: string): Promise<ProviderProfile | undefined> {
    try {
      const response = await fetch(this.configuration.auth.userinfoUrl, {
        headers: { authorization: `Bearer ${token}`, accept: 'application/json' },
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (!response.ok) throw new Error(`status ${response.status}`);
      const { sub, ...profile } = answerSchema.parse(await response.json());
      if (sub !== subject) throw new Error('the response is about another subject');
      return profile;
    } catch (error) {
      this.logger.warn(`The identity provider’s userinfo can’t be used: ${String(error)}`);
      return undefined;
    }
  }
}

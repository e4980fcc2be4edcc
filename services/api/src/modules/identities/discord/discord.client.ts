import { Inject, Injectable } from '@nestjs/common';
import { z } from 'zod';
import { CONFIGURATION, type Configuration } from '../../../platform/config/configuration.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';

const TIMEOUT_MS = 8_000;
/** Callback path of this site, as registered with Discord. */
const CALLBACK = '/api/identities/discord/callback';

const tokenSchema = z.object({ access_token: z.string().min(1), token_type: z.string() });
const userSchema = z.object({
  id: z.string().regex(/^\d{1,20}$/),
  username: z.string().min(1).max(100),
  global_name: z.string().max(100).nullish(),
});
export type DiscordUser = z.infer<typeof userSchema>;

/** Client of Discord's documented OAuth 2: authorization code with PKCE, and the profile of the account. */
@Injectable()
export class DiscordClient {
  private readonly discord: Configuration['discord'];
  private readonly redirectUri: string;

  constructor(@Inject(CONFIGURATION) { discord, siteOrigin }: Configuration) {
    this.discord = discord;
    this.redirectUri = siteOrigin + CALLBACK;
  }

  get configured(): boolean {
    return this.discord.client !== undefined;
  }

  /** Returns the page on which a member authorizes the link. @throws UNAVAILABLE when the site has no Discord application. */
  authorizeUrl({ state, challenge }: { state: string; challenge: string }): string {
    const url = new URL(this.discord.authorizeUrl);
    url.search = new URLSearchParams({
      response_type: 'code',
      client_id: this.client().id,
      scope: 'identify',
      state,
      redirect_uri: this.redirectUri,
      code_challenge: challenge,
      code_challenge_method: 'S256',
    }).toString();
    return url.href;
  }

  /** Returns the account of a code. @throws LINK_INVALID for a code that Discord rejects; UNAVAILABLE when it can't be reached. */
  async userOf(code: string, verifier: string): Promise<DiscordUser> {
    const { id, secret } = this.client();
    const given = await this.ask('/oauth2/token', {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        client_id: id,
        client_secret: secret,
        code,
        redirect_uri: this.redirectUri,
        code_verifier: verifier,
      }),
    });
    if (given.status === 400) throw new ApiError('LINK_INVALID');
    const { access_token } = await read(given, tokenSchema);
    const headers = { authorization: `Bearer ${access_token}` };
    return read(await this.ask('/users/@me', { headers }), userSchema);
  }

  private ask(path: string, init: RequestInit): Promise<Response> {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    return fetch(this.discord.apiUrl + path, { ...init, redirect: 'error', signal }).catch(
      (cause: unknown) => {
        throw new ApiError('UNAVAILABLE', { cause });
      },
    );
  }

  private client() {
    if (!this.discord.client) throw new ApiError('UNAVAILABLE');
    return this.discord.client;
  }
}

async function read<Schema extends z.ZodType>(answer: Response, schema: Schema): Promise<z.output<Schema>> {
  const body: unknown = await answer.json().catch(() => undefined);
  const result = schema.safeParse(body);
  if (answer.ok && result.success) return result.data;
  throw new ApiError('UNAVAILABLE', { cause: new Error(`Discord answered ${answer.status}.`) });
}

import { z } from 'zod';
import { type PlatformAnswer, queryPlatform, readAnswer } from './platform-calls.ts';

const tokenSchema = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() });
/** A token is replaced this long before its expiry. */
const EARLY_MS = 60_000;

interface Application {
  clientId: string;
  clientSecret: string;
  /** Token endpoint, without a trailing slash. */
  tokenUrl: string;
}

/** Access token of an application (OAuth 2, client credentials), cached until it expires or is rejected. */
export class AppToken {
  private held: { token: string; until: number } | undefined;
  private asking: Promise<string> | undefined;

  constructor(private readonly application: Application) {}

  /** Sends a request with the token, and repeats it with a new one when it is rejected. @throws PlatformSilentError */
  async ask(
    url: string,
    {
      headers,
      ...init
    }: { method?: string; headers?: Record<string, string>; body?: string; signal: AbortSignal },
  ): Promise<PlatformAnswer> {
    const asked = async () =>
      queryPlatform(url, {
        ...init,
        headers: { ...headers, authorization: `Bearer ${await this.get(init.signal)}` },
      });
    const answer = await asked();
    if (answer.status !== 401) return answer;
    this.held = undefined;
    return asked();
  }

  private get(signal: AbortSignal): Promise<string> {
    if (this.held && this.held.until > Date.now()) return Promise.resolve(this.held.token);
    // Concurrent callers share one token request.
    this.asking ??= this.fetch(signal).finally(() => {
      this.asking = undefined;
    });
    return this.asking;
  }

  private async fetch(signal: AbortSignal): Promise<string> {
    const { clientId, clientSecret, tokenUrl } = this.application;
    const form = { client_id: clientId, client_secret: clientSecret, grant_type: 'client_credentials' };
    const answer = await queryPlatform(tokenUrl, { method: 'POST', body: new URLSearchParams(form), signal });
    const { access_token: token, expires_in: seconds } = readAnswer(answer, tokenSchema);
    this.held = { token, until: Date.now() + seconds * 1_000 - EARLY_MS };
    return token;
  }
}

import { z } from 'zod';
import { askPlatform, type PlatformAnswer, readAnswer } from './platform-calls.ts';

const tokenSchema = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() });
/** A token is replaced so long before it ends. */
const EARLY_MS = 60_000;

interface Application {
  clientId: string;
  clientSecret: string;
  /** Where tokens are given, without a slash at the end. */
  tokenUrl: string;
}

/** The token of an application (OAuth 2, client credentials), kept until it ends or is refused. */
export class AppToken {
  private held: { token: string; until: number } | undefined;
  private asking: Promise<string> | undefined;

  constructor(private readonly application: Application) {}

  /** Asks with the token, and once more with a new one when it isn't taken. @throws PlatformSilentError */
  async ask(
    url: string,
    {
      headers,
      ...init
    }: { method?: string; headers?: Record<string, string>; body?: string; signal: AbortSignal },
  ): Promise<PlatformAnswer> {
    const asked = async () =>
      askPlatform(url, {
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
    // Those who come meanwhile share it.
    this.asking ??= this.fetch(signal).finally(() => {
      this.asking = undefined;
    });
    return this.asking;
  }

  private async fetch(signal: AbortSignal): Promise<string> {
    const { clientId, clientSecret, tokenUrl } = this.application;
    const form = { client_id: clientId, client_secret: clientSecret, grant_type: 'client_credentials' };
    const answer = await askPlatform(tokenUrl, { method: 'POST', body: new URLSearchParams(form), signal });
    const { access_token: token, expires_in: seconds } = readAnswer(answer, tokenSchema);
    this.held = { token, until: Date.now() + seconds * 1_000 - EARLY_MS };
    return token;
  }
}

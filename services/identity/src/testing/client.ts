import { createHash, randomBytes } from 'node:crypto';
import { decodeJwt, type JWTPayload } from 'jose';
import { Browser, type Page } from './browser.ts';
import { AUDIENCE, CLIENT_ID, SITE } from './start.ts';

/** A token response with the fields that the tests use. */
export interface Tokens {
  status: number;
  access_token: string;
  id_token: string;
  refresh_token: string;
  scope: string;
  expires_in: number;
  error?: string;
  error_description?: string;
}

/** The site's library: requests a code with a challenge, and redeems it with the verifier. */
export class Client {
  readonly browser: Browser;
  readonly verifier = randomBytes(32).toString('base64url');
  private readonly issuer: string;

  constructor(issuer: string) {
    this.issuer = issuer;
    this.browser = new Browser(issuer);
  }

  authorizeUrl(changes: Record<string, string | undefined> = {}): URL {
    const url = new URL('/authorize', this.issuer);
    const parameters = {
      client_id: CLIENT_ID,
      redirect_uri: `${SITE}/auth/callback`,
      scope: 'openid profile email offline_access',
      audience: AUDIENCE,
      response_type: 'code',
      response_mode: 'query',
      state: 'the-state',
      nonce: 'the-nonce',
      code_challenge: createHash('sha256').update(this.verifier).digest('base64url'),
      code_challenge_method: 'S256',
      auth0Client: 'eyJuYW1lIjoidGVzdCJ9',
      ...changes,
    };
    for (const [name, value] of Object.entries(parameters))
      if (value !== undefined) url.searchParams.set(name, value);
    return url;
  }

  /** Submits the log-in page. Returns the callback's URL, or the page with the error. */
  async logIn(
    email: string,
    password = 'boardwalk',
    changes: Record<string, string | undefined> = {},
  ): Promise<Page> {
    return this.browser.submit(await this.browser.visit(this.authorizeUrl(changes)), { email, password });
  }

  async post(path: string, body: Record<string, string>, json = false): Promise<Response> {
    return fetch(new URL(path, this.issuer), {
      method: 'POST',
      headers: {
        'content-type': json ? 'application/json' : 'application/x-www-form-urlencoded',
        origin: SITE,
      },
      body: json ? JSON.stringify(body) : new URLSearchParams(body).toString(),
    });
  }

  private async token(body: Record<string, string>, json: boolean): Promise<Tokens> {
    const response = await this.post('/oauth/token', { client_id: CLIENT_ID, ...body }, json);
    return { status: response.status, ...((await response.json()) as Omit<Tokens, 'status'>) };
  }

  redeem(callback: Page, json = false, verifier = this.verifier): Promise<Tokens> {
    const code = callback.url.searchParams.get('code') ?? '';
    const redirect_uri = `${SITE}/auth/callback`;
    return this.token(
      { grant_type: 'authorization_code', code, redirect_uri, code_verifier: verifier },
      json,
    );
  }

  refresh(refresh_token: string, json = false): Promise<Tokens> {
    return this.token({ grant_type: 'refresh_token', refresh_token }, json);
  }

  /** Log-in and code exchange. */
  async tokensOf(email: string, password?: string): Promise<Tokens> {
    return this.redeem(await this.logIn(email, password));
  }
}

/** Returns the claims of a token without verification. */
export function claimsIn(token: string): JWTPayload {
  return decodeJwt(token);
}

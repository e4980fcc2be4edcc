import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ROLES_CLAIM } from '@boardwalk/contracts';
import { exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose';

export const AUDIENCE = 'https://api.boardwalk.test';

type Claims = Record<string, unknown>;
type SigningKey = Awaited<ReturnType<typeof generateKeyPair>>['privateKey'];

/** Identity provider for tests: keys, tokens and userinfo on loopback. */
export class TestIssuer {
  url = '';
  /** Responses of `/userinfo` by subject; `down` makes it fail. */
  readonly people = new Map<string, Claims>();
  down = false;
  jwksRequests = 0;
  userinfoRequests = 0;
  private keys: { kid: string; privateKey: SigningKey; jwk: JWK }[] = [];
  private readonly server: Server;

  constructor() {
    this.server = createServer((request, response) => {
      const answer = this.answer(request.url ?? '', request.headers.authorization ?? '');
      response.writeHead(answer ? 200 : 503, { 'content-type': 'application/json' });
      response.end(JSON.stringify(answer ?? {}));
    });
  }

  static async start(): Promise<TestIssuer> {
    const issuer = new TestIssuer();
    await issuer.rotate();
    await new Promise<void>((done) => issuer.server.listen(0, 'localhost', done));
    issuer.url = `http://localhost:${(issuer.server.address() as AddressInfo).port}/`;
    return issuer;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((done) => this.server.close(done));
  }

  /** Switches to a new key; the old one isn't published anymore. */
  async rotate(): Promise<void> {
    const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
    const kid = `key-${this.keys.length + 1}-${Date.now()}`;
    const jwk = { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' };
    this.keys = [...this.keys, { kid, privateKey, jwk }];
  }

  /** Returns a valid token; every part of it can be overridden. */
  async token(
    sub: string,
    {
      roles,
      claims = {},
      issuer,
      audience = AUDIENCE,
      expiresIn = 600,
      issuedAgo = 0,
      key,
      kid,
    }: TokenOptions = {},
  ): Promise<string> {
    const current = this.keys.at(-1);
    if (!current) throw new Error('The issuer has no key.');
    const now = Math.floor(Date.now() / 1_000);
    return new SignJWT({ ...(roles && { [ROLES_CLAIM]: roles }), ...claims })
      .setProtectedHeader({ alg: 'RS256', kid: kid ?? current.kid })
      .setSubject(sub)
      .setIssuer(issuer ?? this.url)
      .setAudience(audience)
      .setIssuedAt(now - issuedAgo)
      .setExpirationTime(now + expiresIn)
      .sign(key ?? current.privateKey);
  }

  publicJwk(): JWK {
    const current = this.keys.at(-1);
    if (!current) throw new Error('The issuer has no key.');
    return current.jwk;
  }

  private answer(url: string, authorization: string): Claims | undefined {
    if (url.startsWith('/.well-known/jwks.json')) {
      this.jwksRequests += 1;
      return this.down ? undefined : { keys: this.keys.slice(-1).map(({ jwk }) => jwk) };
    }
    this.userinfoRequests += 1;
    const payload = authorization.split('.')[1] ?? '';
    const { sub } = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'));
    const person = this.people.get(sub);
    return this.down || !person ? undefined : { sub, ...person };
  }
}

interface TokenOptions {
  roles?: string[];
  claims?: Claims;
  issuer?: string;
  audience?: string;
  expiresIn?: number;
  issuedAgo?: number;
  key?: SigningKey;
  kid?: string;
}

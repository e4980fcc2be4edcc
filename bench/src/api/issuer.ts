import { generateKeyPairSync, sign } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ROLES_CLAIM, type RoleName } from '@boardwalk/contracts';

const AUDIENCE = 'https://api.boardwalk.community';
const KEY_ID = 'bench';
/** Longer than any measurement takes, in seconds. */
const VALID_FOR = 3600;

/** An identity provider that serves only its key, which is sufficient for an API that verifies tokens. */
export interface BenchIssuer {
  url: string;
  audience: string;
  /** Returns an access token of a user with these roles. */
  token(subject: string, ...roles: RoleName[]): string;
  stop(): void;
}

export async function startIssuer(): Promise<BenchIssuer> {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const keys = [{ ...publicKey.export({ format: 'jwk' }), kid: KEY_ID, alg: 'RS256', use: 'sig' }];
  const server = createServer((_, answer) => {
    answer.setHeader('content-type', 'application/json').end(JSON.stringify({ keys }));
  });
  await new Promise<void>((done) => server.listen(0, 'localhost', done));
  const url = `http://localhost:${(server.address() as AddressInfo).port}/`;
  return {
    url,
    audience: AUDIENCE,
    token(subject, ...roles) {
      const now = Math.floor(Date.now() / 1000);
      const life = { iat: now, exp: now + VALID_FOR };
      const person = { name: `${subject} of the bench`, nickname: subject, email: `${subject}@bench.test` };
      const text = [
        { alg: 'RS256', typ: 'JWT', kid: KEY_ID },
        { sub: `bench|${subject}`, iss: url, aud: AUDIENCE, ...life, ...person, [ROLES_CLAIM]: roles },
      ]
        .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
        .join('.');
      return `${text}.${sign('sha256', Buffer.from(text), privateKey).toString('base64url')}`;
    },
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

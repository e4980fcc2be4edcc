import { createHash, createHmac, generateKeyPairSync, sign } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { GAME_KEY_HEADERS, signedText } from '@boardwalk/contracts/game';

export const SECRET = 's'.repeat(43);
const keys = generateKeyPairSync('ed25519');
/** Public key of the site's snapshots (base64url, 32 bytes raw). */
export const publicKey = String(keys.publicKey.export({ format: 'jwk' }).x);

/** A fake site with configured responses, which checks signatures like the API. */
export interface TestSite {
  url: string;
  received: { path: string; body: Record<string, unknown> }[];
  /** By path below `/api/game/v1`. */
  answers: Record<string, { status?: number; body: unknown } | 'never'>;
  /** Whether it accepts connections and never responds. */
  hangs: boolean;
  /** Refuses connections from now on. */
  stop(): Promise<void>;
}

export async function startTestSite(): Promise<TestSite> {
  const site: TestSite = {
    url: '',
    received: [],
    answers: {},
    hangs: false,
    async stop() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
  const server = createServer();
  server.on('request', async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = Buffer.concat(chunks).toString();
    const { method = '', url: path = '', headers } = request;
    const answer = site.answers[path.replace('/api/game/v1', '')];
    if (site.hangs || answer === 'never') return;
    site.received.push({ path, body: body ? JSON.parse(body) : {} });
    const isSigned = headers[GAME_KEY_HEADERS.signature] === signatureOf(method, path, headers, body);
    response.writeHead(isSigned ? (answer?.status ?? 200) : 401, { 'content-type': 'application/json' });
    response.end(JSON.stringify(isSigned ? (answer?.body ?? {}) : { message: 'not signed' }));
  });
  await new Promise<void>((done) => server.listen(0, 'localhost', done));
  site.url = `http://localhost:${(server.address() as AddressInfo).port}`;
  return site;
}

function signatureOf(method: string, path: string, headers: IncomingHttpHeaders, body: string): string {
  const [timestamp, nonce] = [headers[GAME_KEY_HEADERS.timestamp], headers[GAME_KEY_HEADERS.nonce]];
  const bodyHash = createHash('sha256').update(body).digest('hex');
  const text = signedText({ method, path, timestamp: String(timestamp), nonce: String(nonce), bodyHash });
  return createHmac('sha256', SECRET).update(text).digest('hex');
}

/** Private key of the site. */
export const siteKey = keys.privateKey;

/** Creates a snapshot signed by the site, or with another key. */
export function snapshot(identifiers: string[], issuedAt = new Date(), key = siteKey) {
  const payload = JSON.stringify({ kind: 'whitelist', site: 'x', issuedAt, identifiers });
  return { payload, key: 'x', signature: sign(null, Buffer.from(payload), key).toString('base64url') };
}

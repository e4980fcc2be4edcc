import { createDecipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto';
import { importJWK, jwtVerify } from 'jose';
import { TestWebServer } from './test-web-server.ts';

/** Push as the push service received it. */
export interface ReceivedPush {
  path: string;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/** Push service of a browser vendor, on loopback with its own certificate, with a configurable response. */
export class TestPushService {
  readonly received: ReceivedPush[] = [];
  status = 201;
  server!: TestWebServer;

  static async start(): Promise<TestPushService> {
    const service = new TestPushService();
    service.server = await TestWebServer.start((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const { url: path = '', headers } = request;
        if (service.status === 201) service.received.push({ path, headers, body: Buffer.concat(chunks) });
        response.writeHead(service.status).end();
      });
    });
    return service;
  }

  get host(): string {
    return this.server.host;
  }
}

/** Browser with a subscription: only it can decrypt what is sent to it (RFC 8291). */
export class TestBrowser {
  private readonly own: ECDH = createECDH('prime256v1');
  private readonly secret = randomBytes(16);
  readonly endpoint: string;

  constructor(host: string, name: string) {
    this.own.generateKeys();
    this.endpoint = `https://${host}/${name}`;
  }

  get subscription() {
    const keys = { p256dh: this.own.getPublicKey('base64url'), auth: this.secret.toString('base64url') };
    return { endpoint: this.endpoint, keys };
  }

  read({ body }: ReceivedPush): unknown {
    const salt = body.subarray(0, 16);
    const length = body[20] ?? 0;
    const sender = body.subarray(21, 21 + length);
    const sealed = body.subarray(21 + length);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.own.getPublicKey(), sender]);
    const key = derive(this.own.computeSecret(sender), this.secret, info, 32);
    const content = derive(key, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
    const nonce = derive(key, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
    const opener = createDecipheriv('aes-128-gcm', content, nonce).setAuthTag(sealed.subarray(-16));
    const open = Buffer.concat([opener.update(sealed.subarray(0, -16)), opener.final()]);
    // The last record ends with a delimiter of 2, followed by padding zeros.
    return JSON.parse(open.subarray(0, open.lastIndexOf(2)).toString('utf8'));
  }
}

/** Returns the claims that identify a site (RFC 8292). @throws when they weren't signed by this key. */
export async function vapidClaims({ headers }: ReceivedPush, publicKey: string) {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(String(headers.authorization)) ?? [];
  if (key !== publicKey) throw new Error('The push names another key.');
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
  const jwk = await importJWK({ kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' }, 'ES256');
  return (await jwtVerify(token, jwk)).payload;
}

function derive(secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, length));
}

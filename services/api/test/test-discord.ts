import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Received {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  body: string;
}
interface Answer {
  status: number;
  headers?: Record<string, string>;
  body?: unknown;
}

/** Fake of the parts of Discord that this site calls, on loopback. It records requests; responses can be queued. */
export class TestDiscord {
  readonly received: Received[] = [];
  /** Responses to the next requests, to any endpoint. */
  readonly answers: Answer[] = [];
  /** Challenges and accounts of issued codes. */
  private readonly codes = new Map<string, { challenge: string; user: object }>();

  private constructor(private readonly server: Server) {}

  static async start(): Promise<TestDiscord> {
    const server = createServer();
    const discord = new TestDiscord(server);
    server.on('request', (request, response) => {
      discord.handle(request).then(({ status, headers, body }) => {
        response.writeHead(status, { 'content-type': 'application/json', ...headers });
        response.end(body === undefined ? undefined : JSON.stringify(body));
      });
    });
    await new Promise<void>((done) => server.listen(0, 'localhost', done));
    return discord;
  }

  get url(): string {
    return `http://localhost:${(this.server.address() as AddressInfo).port}`;
  }

  get environment() {
    return {
      DISCORD_URL: this.url,
      DISCORD_CLIENT_ID: '12345',
      DISCORD_CLIENT_SECRET: 'client secret',
      DISCORD_WEBHOOK_URL: `${this.url}/api/v10/webhooks/1/webhook-secret`,
      DISCORD_BOT_TOKEN: 'bot',
      DISCORD_GUILD_ID: '7',
      DISCORD_ROLE_ID: '8',
    };
  }

  /** Authorizes the link. @param url address to which the site redirected. */
  agree(url: string, user: object): { code: string; state: string } {
    const asked = new URL(url).searchParams;
    const code = `code-${this.codes.size + 1}`;
    this.codes.set(code, { challenge: asked.get('code_challenge') ?? '', user });
    return { code, state: asked.get('state') ?? '' };
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((done) => this.server.close(done));
  }

  private async handle(request: IncomingMessage): Promise<Answer> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = Buffer.concat(chunks).toString();
    const { method = '', url: path = '', headers } = request;
    this.received.push({ method, path, headers, body });
    const said = this.answers.shift();
    if (said) return said;
    if (path === '/api/v10/oauth2/token') return this.exchange(new URLSearchParams(body));
    if (path === '/api/v10/users/@me') {
      const found = this.codes.get((headers.authorization ?? '').replace('Bearer token-of-', ''));
      return found ? { status: 200, body: found.user } : { status: 401, body: {} };
    }
    if (path.startsWith('/api/v10/webhooks/')) return { status: 200, body: { id: '1' } };
    return { status: 204 };
  }

  private exchange(form: URLSearchParams): Answer {
    const code = form.get('code') ?? '';
    const found = this.codes.get(code);
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    const isClient = form.get('client_id') === '12345' && form.get('client_secret') === 'client secret';
    if (!isClient || !found || found.challenge !== challenge)
      return { status: 400, body: { error: 'invalid_grant' } };
    return { status: 200, body: { access_token: `token-of-${code}`, token_type: 'Bearer', expires_in: 600 } };
  }
}

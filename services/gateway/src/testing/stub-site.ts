import { hash, type webcrypto } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import {
  GATEWAY_KEY_HEADER,
  htmlSafeJson,
  keyIdOf,
  type ReleaseSet,
  type SignedText,
  type SiteConfiguration,
  TICKET_ALGORITHM,
  USUAL_PARTS,
} from '@boardwalk/contracts';
import { startRenderer } from '@boardwalk/dev/renderer';
import fastify, { type FastifyInstance } from 'fastify';
import { SignJWT } from 'jose';
import { readConfiguration } from '../configuration.ts';
import { createGateway } from '../server.ts';
import { type Rendering, writeSite } from './site-files.ts';
import { RENDERER_PROGRAM } from './test-renderer.ts';

export const SET: ReleaseSet = {
  id: 'set-1',
  registry: '00000000-0000-4000-8000-000000000000',
  seq: 1,
  channel: 'live',
  issuedAt: '2026-11-01T12:00:00.000Z',
  remotes: [
    {
      name: 'home',
      kit: '^1.0.0',
      version: '1.0.0-abc',
      container: 'home_1_0_0_abc',
      entry: '/remotes/home/1.0.0-abc/remote-entry.js',
      integrity: `sha384-${'A'.repeat(64)}`,
      preload: ['/remotes/home/1.0.0-abc/assets/page.js'],
      routes: [
        { path: '/', access: 'public', title: 'Home', description: 'Lamps & <water>' },
        { path: '/tales/:slug', access: 'public', title: 'Tale', card: '/api/tales/:slug/card' },
      ],
      navigation: [],
    },
  ],
};

const SERVER_FILE = '/remotes/home/1.0.0-abc/server/remote.js';
const PAGE_FILE = '/remotes/home/1.0.0-abc/assets/page.js';

const SITE: SiteConfiguration = {
  name: 'Meridian RP',
  shortName: 'Meridian',
  tagline: 'After dark.',
  description: 'Lamps & <water>',
  city: 'Meridian',
  chatInviteUrl: 'https://chat.example/x',
  chatName: 'Chat',
  applicationPath: '/forms/application',
  rulesPath: '/docs/server-rules',
  contactEmail: 'hello@example.org',
  jobPaths: '25+',
  stats: {
    guilds: { label: 'Guilds', value: '125+' },
    regions: { label: 'Regions', value: '8' },
    dailyPlayers: { label: 'Daily Players', value: '5,600+' },
  },
  navigation: { main: [], admin: [] },
  policiesUpdated: '2026-10-01',
  demo: true,
  ...USUAL_PARTS,
};

/** A gateway with a small shell and one remote on disk, in front of an API with configurable responses. */
export interface StubSite {
  gateway: FastifyInstance;
  shellDir: string;
  /** The API's responses by path: a status, and a JSON body unless the status needs none. */
  answers: Map<string, { status: number; body?: unknown }>;
  /** Makes the API fail from now on, or work again. */
  setApiDown(down: boolean): void;
  /** Makes the API accept calls without responding, or respond again. */
  setApiHanging(hanging: boolean): void;
  /** Sets the API's canaries, and the validity of the sets it signs in hours (24). */
  setPlan(plan: { seq: number; canaries: { name: string; share: number }[]; hours?: number }): void;
  /** Sets the numbers of the next signed sets, as if another process created them that doesn't know the plan yet. */
  lagBehind(...seqs: number[]): void;
  /** Selections that the gateway has requested from the API. */
  queries: string[];
  /** Path of every call to the API. */
  calls: string[];
  /** The gateway key of each of these calls. */
  keys: (string | undefined)[];
  /** Signs a text with the registry's key. */
  sign(payload: string): Promise<SignedText>;
  /** Issues a ticket as the registry does. */
  issue(ticket: { kind: string; expiresAt: string; origin?: string }): Promise<string>;
  close(): Promise<void>;
}

/** @param settings variables of the gateway, in addition to the required ones. */
export async function stubSite(
  rendering?: Rendering,
  settings: Record<string, string> = {},
): Promise<StubSite> {
  const { folder, shellDir } = writeSite(rendering);
  const plan: Parameters<StubSite['setPlan']>[0] = { seq: 1, canaries: [] };
  const now = { down: false, hanging: false, plan, lagging: [] as number[] };
  const queries: string[] = [];
  const calls: string[] = [];
  const keys: StubSite['keys'] = [];
  const answers: StubSite['answers'] = new Map();
  const { publicKey, sign, issue, ticketKey } = await siteKeys();
  const api = fastify({ forceCloseConnections: true });
  api.addHook('onRequest', async ({ url, headers }, reply) => {
    calls.push(url);
    keys.push(headers[GATEWAY_KEY_HEADER]?.toString());
    if (now.hanging) return new Promise(() => {});
    const answer = answers.get(url.split('?')[0] ?? '');
    if (answer) return reply.code(answer.status).send(answer.body ?? {});
    return now.down ? reply.code(500).send({ message: 'down' }) : undefined;
  });
  api.get('/api/registry/plan', async () => ({ ...now.plan, ticketKey }));
  api.get('/api/registry/signed', async (request) => {
    queries.push(request.url.split('?')[1] ?? '');
    const { channel = 'live', canaries } = request.query as Record<string, string>;
    const seq = now.lagging.shift() ?? now.plan.seq;
    const expiresAt = new Date(Date.now() + (now.plan.hours ?? 24) * 3_600_000).toISOString();
    const set = { ...SET, seq, expiresAt, channel: channel === 'live' && canaries ? 'canary' : channel };
    return {
      ...(await sign(htmlSafeJson(set))),
      seq,
      integrity: {
        [PAGE_FILE]: `sha384-${'B'.repeat(64)}`,
        ...(rendering && { [SERVER_FILE]: `sha384-${hash('sha384', rendering.remote, 'base64')}` }),
      },
    };
  });
  api.get('/api/registry/files/:name/:version', (request, reply) => {
    const { path } = request.query as Record<string, string>;
    return path === 'assets/far.js' ? reply.type('text/javascript').send('far();') : reply.code(404).send({});
  });
  siteRoutes(api);
  api.get('/api/echo', async (request) => ({ forwardedFor: request.headers['x-forwarded-for'] ?? null }));
  api.get('/api/key', async (request) => ({ key: request.headers[GATEWAY_KEY_HEADER] ?? null }));
  api.get('/api/trace', async (request) => ({ traceparent: request.headers.traceparent ?? null }));
  api.get('/api/long', async () => ({ text: 'long '.repeat(400) }));
  api.get('/api/events', (_, reply) => {
    reply
      .hijack()
      .raw.setHeader('content-type', 'text/event-stream')
      .write(`data: ${'first '.repeat(400)}\n\n`);
  });
  api.get('/api/sitemap', (_, reply) => reply.type('application/xml').send('<urlset/>'));
  api.get('/api/busy', (_, reply) => reply.code(503).header('retry-after', '1').send({}));
  const socket = join(folder, 'renderer.sock');
  const apiUrl = await api.listen({ port: 0, host: 'localhost' });
  const gateway = await createGateway(
    readConfiguration({
      API_URL: apiUrl,
      SHELL_DIR: shellDir,
      RELEASES_DIR: join(folder, 'remotes'),
      ARTWORK_DIR: join(folder, 'artwork'),
      PACKAGES_DIR: join(folder, 'packages'),
      SITE_ORIGIN: 'https://meridian.example',
      RELEASE_PUBLIC_KEYS: publicKey,
      LOG_LEVEL: 'silent',
      FAULTS: 'on',
      ...settings,
      ...(rendering && { RENDERER_SOCKET: socket }),
    }),
  );
  const renderer = rendering && startRenderer({ socket, output: 'ignore', program: RENDERER_PROGRAM });
  return {
    gateway,
    shellDir,
    queries,
    calls,
    keys,
    answers,
    sign,
    issue,
    setApiDown: (down) => void Object.assign(now, { down }),
    setApiHanging: (hanging) => void Object.assign(now, { hanging }),
    lagBehind: (...lagging) => void Object.assign(now, { lagging }),
    setPlan: (next) => void Object.assign(now, { plan: next }),
    async close() {
      await gateway.close();
      renderer?.kill('SIGKILL');
      await api.close();
      rmSync(folder, { recursive: true });
    },
  };
}

/** Keys of sets and of tickets, as the API has them. */
async function siteKeys() {
  const [sets, tickets] = [await newKey(), await newKey()];
  const sign = async (payload: string): Promise<SignedText> => ({
    payload,
    key: keyIdOf(sets.publicKey),
    signature: base64url(await crypto.subtle.sign('Ed25519', sets.privateKey, Buffer.from(payload))),
  });
  const issue: StubSite['issue'] = (ticket) =>
    new SignJWT(ticket)
      .setProtectedHeader({ alg: TICKET_ALGORITHM, kid: keyIdOf(tickets.publicKey) })
      .setExpirationTime(new Date(ticket.expiresAt))
      .sign(tickets.privateKey);
  const ticketKey = await sign(JSON.stringify({ kind: 'ticket-key', key: tickets.publicKey }));
  return { publicKey: sets.publicKey, sign, issue, ticketKey };
}

const base64url = (bytes: ArrayBuffer) => Buffer.from(bytes).toString('base64url');

async function newKey() {
  const usages: webcrypto.KeyUsage[] = ['sign', 'verify'];
  const pair = (await crypto.subtle.generateKey('Ed25519', true, usages)) as webcrypto.CryptoKeyPair;
  const publicKey = base64url(await crypto.subtle.exportKey('raw', pair.publicKey));
  return { publicKey, privateKey: pair.privateKey };
}

/** The configuration of the site, and its change. */
function siteRoutes(api: FastifyInstance): void {
  const site = { ...SITE };
  api.get('/api/site', async () => site);
  api.put('/api/site/settings', async ({ body }) => Object.assign(site, body));
}

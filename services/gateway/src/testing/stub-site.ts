import { hash, type webcrypto } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  htmlSafeJson,
  keyIdOf,
  type ReleaseSet,
  type SignedText,
  type SiteConfiguration,
  TICKET_ALGORITHM,
} from '@boardwalk/contracts';
import fastify, { type FastifyInstance } from 'fastify';
import { SignJWT } from 'jose';
import { readConfiguration } from '../configuration.ts';
import { createGateway } from '../server.ts';

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
      routes: [{ path: '/', access: 'public', title: 'Home', description: 'Lamps & <water>' }],
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
  description: 'A city.',
  city: 'Meridian',
  chatInviteUrl: 'https://chat.example/x',
  chatName: 'Chat',
  applicationPath: '/forms/application',
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
};

/** A gateway over a small shell and one remote on disk, before an API whose answers a test decides. */
export interface StubSite {
  gateway: FastifyInstance;
  shellDir: string;
  /** Makes the API fail from now on, or work again. */
  setApiDown(down: boolean): void;
  /** Makes the API take calls and answer none, or answer again. */
  setApiHanging(hanging: boolean): void;
  /** What the API says about canaries from now on, and for how many hours the sets are good that it signs (24). */
  setPlan(plan: { seq: number; canaries: { name: string; share: number }[]; hours?: number }): void;
  /** Lets the next signed sets be of these numbers, as if another process made them that has not heard of the plan yet. */
  lagBehind(...seqs: number[]): void;
  /** The selections for which the gateway has asked the API. */
  asked: string[];
  /** The address of every call to the API. */
  calls: string[];
  /** Signs a text with the registry's key. */
  sign(payload: string): Promise<SignedText>;
  /** Issues a ticket as the registry does. */
  issue(ticket: { kind: string; expiresAt: string; origin?: string }): Promise<string>;
  close(): Promise<void>;
}

/** What a stub site draws on the server. */
interface Drawing {
  /** The text of the shell's server bundle. */
  shell: string;
  /** The text of the remote's. */
  remote: string;
}

/** @param settings variables of the gateway, beside those that it needs. */
export async function stubSite(drawing?: Drawing, settings: Record<string, string> = {}): Promise<StubSite> {
  const folder = mkdtempSync(join(tmpdir(), 'boardwalk-gateway-'));
  const shellDir = join(folder, 'shell');
  writeShell(shellDir);
  if (drawing) write(join(shellDir, 'server/shell.js'), drawing.shell);
  if (drawing) write(join(folder, 'remotes/home/1.0.0-abc/server/remote.js'), drawing.remote);
  write(join(folder, 'remotes/home/1.0.0-abc/remote-entry.js'), 'var home_1_0_0_abc = {};');
  write(join(folder, 'remotes/home/1.0.0-abc/assets/page.js'), 'page();');
  write(join(folder, 'remotes/home/1.0.0-abc/assets/page.html'), '<script>steal()</script>');
  write(join(folder, 'artwork/brand/favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  let down = false;
  let plan: Parameters<StubSite['setPlan']>[0] = { seq: 1, canaries: [] };
  let hanging = false;
  let lagging: number[] = [];
  const asked: string[] = [];
  const calls: string[] = [];
  const { publicKey, sign, issue, ticketKey } = await siteKeys();
  const api = fastify({ forceCloseConnections: true });
  api.addHook('onRequest', async ({ url }, reply) => {
    calls.push(url);
    if (hanging) return new Promise(() => {});
    return down ? reply.code(500).send({ message: 'down' }) : undefined;
  });
  api.get('/api/registry/plan', async () => ({ ...plan, ticketKey }));
  api.get('/api/registry/signed', async (request) => {
    asked.push(request.url.split('?')[1] ?? '');
    const { channel = 'live', canaries } = request.query as Record<string, string>;
    const seq = lagging.shift() ?? plan.seq;
    const expiresAt = new Date(Date.now() + (plan.hours ?? 24) * 3_600_000).toISOString();
    const set = { ...SET, seq, expiresAt, channel: channel === 'live' && canaries ? 'canary' : channel };
    return {
      ...(await sign(htmlSafeJson(set))),
      seq,
      integrity: {
        [PAGE_FILE]: `sha384-${'B'.repeat(64)}`,
        ...(drawing && { [SERVER_FILE]: `sha384-${hash('sha384', drawing.remote, 'base64')}` }),
      },
    };
  });
  api.get('/api/registry/files/:name/:version', (request, reply) => {
    const { path } = request.query as Record<string, string>;
    return path === 'assets/far.js' ? reply.type('text/javascript').send('far();') : reply.code(404).send({});
  });
  api.get('/api/site', async () => SITE);
  api.get('/api/echo', async (request) => ({ forwardedFor: request.headers['x-forwarded-for'] ?? null }));
  api.get('/api/long', async () => ({ text: 'long '.repeat(400) }));
  api.get('/api/events', (_, reply) => {
    reply
      .hijack()
      .raw.setHeader('content-type', 'text/event-stream')
      .write(`data: ${'first '.repeat(400)}\n\n`);
  });
  api.get('/api/sitemap', (_, reply) => reply.type('application/xml').send('<urlset/>'));
  api.get('/api/busy', (_, reply) => reply.code(503).header('retry-after', '1').send({}));
  const apiUrl = await api.listen({ port: 0, host: 'localhost' });
  const gateway = await createGateway(
    readConfiguration({
      API_URL: apiUrl,
      SHELL_DIR: shellDir,
      RELEASES_DIR: join(folder, 'remotes'),
      ARTWORK_DIR: join(folder, 'artwork'),
      SITE_ORIGIN: 'https://meridian.example',
      RELEASE_PUBLIC_KEYS: publicKey,
      LOG_LEVEL: 'silent',
      FAULTS: 'on',
      ...settings,
      ...(drawing && { RENDERER: join(import.meta.dirname, '../render/renderer-process.ts') }),
    }),
  );
  return {
    gateway,
    shellDir,
    asked,
    calls,
    sign,
    issue,
    setApiDown: (next) => {
      down = next;
    },
    setApiHanging: (next) => {
      hanging = next;
    },
    lagBehind: (...seqs) => {
      lagging = seqs;
    },
    setPlan: (next) => {
      plan = next;
    },
    async close() {
      await gateway.close();
      await api.close();
      rmSync(folder, { recursive: true });
    },
  };
}

/** The keys of sets and of tickets, as the API has them. */
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

/** Writes a shell build whose one script has the given name. */
export function writeShell(shellDir: string, script = '/assets/main.1a2b3c4d5e.js'): void {
  const later = ['menu', 'identity-client'].map((name) => `/assets/async/${name}.1a2b3c4d5e.js`);
  const licence = '/assets/main.js.LICENSE.txt';
  const manifest = {
    allFiles: [script, '/assets/main.css', '/assets/face.woff2', licence, ...later],
    entries: {
      main: { initial: { js: [script], css: ['/assets/main.css'] }, assets: ['/assets/face.woff2'] },
    },
  };
  write(join(shellDir, `.${script}`), 'console.info("shell");'.repeat(40));
  write(join(shellDir, `.${script}.br`), 'compressed');
  write(join(shellDir, 'assets/main.css'), 'body{}');
  for (const file of ['/assets/face.woff2', ...later]) write(join(shellDir, `.${file}`), file);
  write(join(shellDir, 'offline/service-worker.js'), '"the worker";');
  write(join(shellDir, 'inline/first-frame.js'), 'document.documentElement.dataset.theme = "dark";');
  write(join(shellDir, 'manifest.json'), JSON.stringify(manifest));
}

function write(file: string, content: string): void {
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, content);
}

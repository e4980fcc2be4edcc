import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReleaseSet, SiteConfiguration } from '@boardwalk/contracts';
import fastify, { type FastifyInstance } from 'fastify';
import { readConfiguration } from '../configuration.ts';
import { createGateway } from '../server.ts';

const SET: ReleaseSet = {
  id: 'set-1',
  issuedAt: '2026-11-01T12:00:00.000Z',
  remotes: [
    {
      name: 'home',
      kit: '^1.0.0',
      version: '1.0.0-abc',
      container: 'home_1_0_0_abc',
      entry: '/remotes/home/1.0.0-abc/remote-entry.js',
      preload: ['/remotes/home/1.0.0-abc/assets/page.js'],
      routes: [{ path: '/', access: 'public', title: 'Home', description: 'Lamps & <water>' }],
      navigation: [],
    },
  ],
};

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
  close(): Promise<void>;
}

export async function stubSite(): Promise<StubSite> {
  const folder = mkdtempSync(join(tmpdir(), 'boardwalk-gateway-'));
  const shellDir = join(folder, 'shell');
  writeShell(shellDir);
  write(join(folder, 'remotes/home/1.0.0-abc/remote-entry.js'), 'var home_1_0_0_abc = {};');
  write(join(folder, 'artwork/brand/favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  let down = false;
  const api = fastify();
  api.addHook('onRequest', async (_, reply) =>
    down ? reply.code(500).send({ message: 'down' }) : undefined,
  );
  api.get('/api/registry', async () => SET);
  api.get('/api/site', async () => SITE);
  api.get('/api/echo', async (request) => ({ forwardedFor: request.headers['x-forwarded-for'] ?? null }));
  const apiUrl = await api.listen({ port: 0, host: 'localhost' });
  const gateway = await createGateway(
    readConfiguration({
      API_URL: apiUrl,
      SHELL_DIR: shellDir,
      RELEASES_DIR: join(folder, 'remotes'),
      ARTWORK_DIR: join(folder, 'artwork'),
      SITE_ORIGIN: 'https://meridian.example',
      LOG_LEVEL: 'silent',
    }),
  );
  return {
    gateway,
    shellDir,
    setApiDown: (next) => {
      down = next;
    },
    async close() {
      await gateway.close();
      await api.close();
      rmSync(folder, { recursive: true });
    },
  };
}

/** Writes a shell build whose one script has the given name. */
export function writeShell(shellDir: string, script = '/assets/main.1.js'): void {
  const manifest = {
    entries: {
      main: { initial: { js: [script], css: ['/assets/main.css'] }, assets: ['/assets/face.woff2'] },
    },
  };
  write(join(shellDir, `.${script}`), 'console.info("shell");'.repeat(40));
  write(join(shellDir, `.${script}.br`), 'compressed');
  write(join(shellDir, 'inline/first-frame.js'), 'document.documentElement.dataset.theme = "dark";');
  write(join(shellDir, 'manifest.json'), JSON.stringify(manifest));
}

function write(file: string, content: string): void {
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, content);
}

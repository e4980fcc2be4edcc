import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { runCommand, UsageError } from '@boardwalk/build/command';
import { freePort } from '@boardwalk/build/ports';
import { BUILD } from '@boardwalk/build/workspace';
import { signingKeyFile } from '@boardwalk/dev/signing-key';
import { withDatabase } from './api/api-process.ts';
import { type BenchIssuer, startIssuer } from './api/issuer.ts';

const USAGE = `Usage: node bench/src/side-by-side.ts <checkout>
The checkout is one of the previous version in which \`npm run build\` was run: \`git worktree add ../previous <commit>\` makes it.`;
const WRITERS = 6;
/** Duration of each phase of the change, in milliseconds. */
const ALONE = 4_000;
const TOGETHER = 15_000;
const READY_WITHIN = 60_000;

interface Api {
  origin: string;
  process: ChildProcess;
}
interface Tally {
  calls: number;
  slowest: number;
  failed: string[];
}

/** Starts an API on a database, as a separate process. It is ready when it has migrated. */
async function startApi(
  main: string,
  databaseUrl: string,
  issuer: BenchIssuer,
  folder: string,
): Promise<Api> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const log = openSync(join(folder, `${port}.log`), 'w');
  const process_ = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      HOST: 'localhost',
      API_PORT: String(port),
      DATABASE_URL: databaseUrl,
      DEMO_DATA: 'on',
      AUTH_ISSUER: issuer.url,
      AUTH_AUDIENCE: issuer.audience,
      RATE_LIMIT_FACTOR: '1000000',
      LIFTED_LIMITS: 'on',
      RELEASES_DIR: join(folder, 'releases'),
      MEDIA_DIR: join(folder, 'media'),
      RELEASE_SIGNING_KEY_FILE: signingKeyFile(),
    },
    stdio: ['ignore', log, log],
  });
  for (const end = Date.now() + READY_WITHIN; Date.now() < end; await pause(50)) {
    const ready = await fetch(`${origin}/api/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) return { origin, process: process_ };
  }
  throw new Error(`${main} isn't ready after ${READY_WITHIN / 1000} s.`);
}

async function stopApi({ process: running }: Api): Promise<void> {
  const gone = new Promise((done) => running.once('exit', done));
  running.kill('SIGTERM');
  await gone;
}

/** Calls the running APIs in turn. @throws for an error response, or without a response. */
function caller(running: Api[], token: string, tally: Tally) {
  return async (method: string, path: string, body?: unknown): Promise<Record<string, unknown>> => {
    const { origin } = running[tally.calls++ % running.length] as Api;
    const begin = performance.now();
    const answer = await fetch(origin + path, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    tally.slowest = Math.max(tally.slowest, performance.now() - begin);
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text.slice(0, 200)}`);
    return text === '' ? {} : JSON.parse(text);
  };
}

/** Repeated actions of members and staff: every table that a migration may change is written and read. */
async function work(call: ReturnType<typeof caller>, who: string, turn: number): Promise<void> {
  const tags = [`tag ${turn % 7}`, who];
  const article = await call('POST', '/api/articles', { title: `${who} writes ${turn}`, tags });
  const changed = await call('PUT', `/api/articles/${article.id}`, {
    summary: 'In short.',
    version: article.version,
  });
  const state = { to: 'published', version: changed.version };
  const { id, version } = await call('POST', `/api/articles/${article.id}/state`, state);
  await call('POST', `/api/articles/${id}/comments`, { text: `What ${who} thinks of it` });
  await call('PUT', `/api/articles/${id}/reactions`, { kind: 'like' });
  await call('GET', `/api/articles?tag=${encodeURIComponent(who)}`);
  await call('GET', '/api/articles/tags');
  const given = await call('POST', '/api/roles', { userId: `bench|${who}`, role: 'HELPER' });
  await call('GET', '/api/users?role=helper');
  if (given.id) await call('DELETE', `/api/roles/${given.id}`);
  const page = await call('POST', '/api/docs', { title: `${who} explains ${turn}` });
  await call('PUT', `/api/docs/${page.id}`, { position: turn % 9, version: page.version });
  await call('GET', '/api/roles');
  await call('GET', '/api/feed');
  if (turn % 2) await call('POST', `/api/articles/${id}/state`, { to: 'archived', version });
}

async function changeVersions(previous: string, databaseUrl: string, folder: string): Promise<Tally> {
  const issuer = await startIssuer();
  const tally: Tally = { calls: 0, slowest: 0, failed: [] };
  const running = [await startApi(previous, databaseUrl, issuer, folder)];
  let stopping = false;
  const writers = Array.from({ length: WRITERS }, async (_, index) => {
    const who = `writer${index}`;
    const call = caller(running, issuer.token(who, 'OWNER'), tally);
    for (let turn = 0; !stopping; turn += 1)
      await work(call, who, turn).catch((error: unknown) => tally.failed.push(String(error)));
  });
  await pause(ALONE);
  const next = await startApi(join(BUILD, 'services/api/main.js'), databaseUrl, issuer, folder);
  running.push(next);
  await pause(TOGETHER);
  const [old] = running.splice(0, 1);
  // Pending requests are completed first, as with a gateway.
  await pause(1_000);
  if (old) await stopApi(old);
  await pause(ALONE);
  stopping = true;
  await Promise.all(writers);
  await stopApi(next);
  issuer.stop();
  return tally;
}

await runCommand(async () => {
  const main = join(resolve(process.argv[2] ?? ''), '.build/services/api/main.js');
  if (process.argv.length !== 3 || !existsSync(main)) throw new UsageError(USAGE);
  const folder = mkdtempSync(join(tmpdir(), 'boardwalk-side-by-side-'));
  const tally = await withDatabase((databaseUrl) => changeVersions(main, databaseUrl, folder));
  for (const failure of tally.failed.slice(0, 10)) console.error(failure);
  console.info(
    `${tally.calls} calls while one version followed the other, ${tally.failed.length} failed; the slowest took ${tally.slowest.toFixed(0)} ms.`,
  );
  if (tally.failed.length === 0) rmSync(folder, { recursive: true });
  else console.info(`Logs of the processes: ${folder}`);
  process.exitCode = tally.failed.length === 0 && tally.calls > 0 ? 0 : 1;
});

import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '@boardwalk/build/ports';
import { connectRedis } from '@boardwalk/server/redis';

/** Returns whether `redis-server` is installed. */
export const hasRedis = (): boolean => spawnSync('redis-server', ['--version']).status === 0;

/** Runs a Redis without persistence while `use` runs. */
export async function withRedis<Result>(use: (url: string) => Promise<Result>): Promise<Result> {
  const port = await freePort();
  const flags = ['--port', String(port), '--bind', '127.0.0.1', '::1', '--save', '', '--appendonly', 'no'];
  const server = spawn('redis-server', flags, { stdio: 'ignore' });
  try {
    const url = `redis://localhost:${port}`;
    await untilAnswers(url);
    return await use(url);
  } finally {
    await stop(server);
  }
}

async function untilAnswers(url: string): Promise<void> {
  const client = connectRedis(url, () => {});
  client.connect().catch(() => {});
  while (client.status !== 'ready') await wait(20);
  client.disconnect();
}

async function stop(server: ChildProcess): Promise<void> {
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  await ended;
}

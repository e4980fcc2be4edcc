import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { connectRedis } from '@boardwalk/server/redis';

export interface TestRedis {
  url: string;
  /** Kills the server, like a crash. */
  kill(): Promise<void>;
  /** Starts it again, empty, at the same address. */
  start(): Promise<void>;
}

/** Whether `redis-server` is installed on this machine. */
export const hasRedis = spawnSync('redis-server', ['--version']).status === 0;

/** Starts a Redis without persistence for one test file. */
export async function startTestRedis(): Promise<TestRedis> {
  const port = await freePort();
  const url = `redis://localhost:${port}`;
  let server: ReturnType<typeof spawn> | undefined;
  const redis: TestRedis = {
    url,
    async start() {
      const flags = [
        '--port',
        String(port),
        '--bind',
        '127.0.0.1',
        '::1',
        '--save',
        '',
        '--appendonly',
        'no',
      ];
      server = spawn('redis-server', flags, { stdio: 'ignore' });
      await answers(url);
    },
    async kill() {
      if (!server || server.exitCode !== null || server.signalCode !== null) return;
      const ended = once(server, 'exit');
      server.kill('SIGKILL');
      await ended;
    },
  };
  await redis.start();
  return redis;
}

async function answers(url: string): Promise<void> {
  const client = connectRedis(url, () => {});
  await new Promise<void>((done) => {
    client.once('ready', done);
    client.connect().catch(() => {});
  });
  client.disconnect();
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}

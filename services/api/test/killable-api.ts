import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { createRsbuild } from '@rsbuild/core';
import built from '../rsbuild.config.ts';

const FOLDER = join(import.meta.dirname, `../../../.build/test/api-${process.pid}`);
const LISTENING = /Listening on ([^\s"]+)/;

/** Bundle of the API, to be started in separate processes. */
export interface BundledApi {
  /** Starts a process; resolves when it listens. */
  start(environment: Record<string, string>): Promise<KillableApi>;
  /** Kills the running processes, and deletes the bundle. */
  remove(): Promise<void>;
}

export interface KillableApi {
  /** Address on which it listens. */
  url: string;
  /** `kill -9`: the process can't clean up. Resolves when it has exited. */
  kill(): Promise<void>;
}

/** Bundles the API without its external packages: the tests render no pictures. */
export async function bundleApi(): Promise<BundledApi> {
  const output = { ...built.output, distPath: { root: FOLDER }, sourceMap: false as const };
  const { source } = built;
  const rsbuild = await createRsbuild({
    cwd: join(import.meta.dirname, '..'),
    rsbuildConfig: {
      ...built,
      output,
      plugins: [],
      logLevel: 'error' as const,
      source: { ...source, entry: { main: './src/main.ts' } },
    },
  });
  const { close } = await rsbuild.build();
  await close();
  const running = new Set<KillableApi>();
  return {
    async start(environment) {
      const api = await startProcess(environment);
      running.add(api);
      return api;
    },
    async remove() {
      await Promise.all([...running].map((api) => api.kill()));
      rmSync(FOLDER, { recursive: true });
    },
  };
}

async function startProcess(environment: Record<string, string>): Promise<KillableApi> {
  const child = spawn(process.execPath, [join(FOLDER, 'main.js')], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const url = await untilListening(child);
  return {
    url,
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

async function untilListening(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error('The process has no output.');
  const lines = createInterface({ input: child.stdout });
  const said: string[] = [];
  for await (const line of lines) {
    said.push(line);
    const url = LISTENING.exec(line)?.[1];
    if (url !== undefined) {
      // Later output is read and dropped, so that the process never blocks on a full pipe.
      child.stdout.resume();
      return url;
    }
  }
  throw new Error(`The API did not start:\n${said.join('\n')}`);
}

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { createRsbuild } from '@rsbuild/core';
import built from '../rsbuild.config.ts';

const FOLDER = join(import.meta.dirname, `../../../.build/test/api-${process.pid}`);
const LISTENING = /Listening on ([^\s"]+)/;

/** The API as it is released, to be started as processes of its own. */
export interface BundledApi {
  /** Starts a process, which listens when this resolves. */
  start(environment: Record<string, string>): Promise<KillableApi>;
  /** Kills what still runs, and deletes the bundle. */
  remove(): Promise<void>;
}

export interface KillableApi {
  /** Where it listens. */
  url: string;
  /** `kill -9`: it can do nothing more. Resolves when it is gone. */
  kill(): Promise<void>;
}

/** Bundles the API, without the packages that stand beside a bundle: nothing draws pictures here. */
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
      // What it says later is read, so that it can go on saying it, and kept by nobody.
      child.stdout.resume();
      return url;
    }
  }
  throw new Error(`The API did not start:\n${said.join('\n')}`);
}

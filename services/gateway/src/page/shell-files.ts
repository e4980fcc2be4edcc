import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { htmlSafeJson } from '@boardwalk/contracts';
import { z } from 'zod';
import type { Configuration } from '../configuration.ts';

const manifestSchema = z.object({
  entries: z.object({
    main: z.object({
      initial: z.object({ js: z.array(z.string()), css: z.array(z.string()).default([]) }),
      assets: z.array(z.string()).default([]),
    }),
  }),
});

/** The shell's server bundle, with an id of its build. */
export interface ServerShell {
  file: string;
  stamp: string;
}

/** Parts of the shell for every page. */
export interface ShellFiles {
  scripts: { file: string; integrity: string }[];
  /** Text of its style sheets. Inlined, because a file would delay the first paint. */
  css: string;
  fonts: string[];
  /** Script that defines the keys of release sets and sets the theme before the first paint, and its hash for the CSP. */
  firstFrame: { code: string; hash: string };
  /** Bundle for server rendering; missing in a development build. */
  server: ServerShell | undefined;
}

/**
 * Returns a script that pins the keys of release sets for the shell or its worker. It runs before all others, and defines an immutable value, so that
 * code injected later can't replace a key.
 */
export function pinnedKeys(publicKeys: readonly string[]): string {
  const value = `{value:Object.freeze(${htmlSafeJson(publicKeys)})}`;
  return `Object.defineProperty(globalThis,"boardwalkReleaseKeys",${value});\n`;
}

/** Reads the shell's build. @throws if there is none. */
function readShellFiles(shellDir: string, publicKeys: readonly string[]): ShellFiles {
  const text = readFileSync(join(shellDir, 'manifest.json'), 'utf8');
  const { main } = manifestSchema.parse(JSON.parse(text)).entries;
  const proven = (file: string) => ({ file, integrity: integrityOf(join(shellDir, file)) });
  const firstFrame = readFileSync(join(shellDir, 'inline/first-frame.js'), 'utf8').trim();
  const code = pinnedKeys(publicKeys) + firstFrame;
  return {
    scripts: main.initial.js.map(proven),
    css: main.initial.css.map((file) => readFileSync(join(shellDir, file), 'utf8').trim()).join('\n'),
    fonts: main.assets.filter((file) => file.endsWith('.woff2')),
    firstFrame: { code, hash: `sha256-${createHash('sha256').update(code).digest('base64')}` },
    server: serverShellOf(resolve(shellDir, 'server/shell.js'), main.initial.js.join()),
  };
}

function serverShellOf(file: string, build: string): ServerShell | undefined {
  const there = statSync(file, { throwIfNoEntry: false });
  return there && { file, stamp: `${build} ${there.mtimeMs}` };
}

function integrityOf(file: string): string {
  return `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`;
}

/** Interval at which the build is checked, in milliseconds. */
const CHECK_INTERVAL_MS = 1000;

/** Watches the shell's build: a new one is served without restarting the gateway. */
function followShellFiles(shellDir: string, publicKeys: readonly string[]): () => ShellFiles {
  let files = readShellFiles(shellDir, publicKeys);
  const stamp = () => statSync(join(shellDir, 'manifest.json')).mtimeMs;
  let seen = stamp();
  let lookedAt = Date.now();
  return () => {
    if (Date.now() - lookedAt < CHECK_INTERVAL_MS) return files;
    lookedAt = Date.now();
    try {
      const now = stamp();
      if (now !== seen) files = readShellFiles(shellDir, publicKeys);
      seen = now;
    } catch {
      // A build is being written: keep serving the previous one, and check again later.
    }
    return files;
  };
}

/** The shell's build, and its development build if there is one. */
export function shellsOf({ SHELL_DIR, DEVELOPMENT_SHELL_DIR, publicKeys }: Configuration) {
  const liveFiles = followShellFiles(SHELL_DIR, publicKeys);
  let development: typeof liveFiles | undefined;
  return (developing: boolean) => {
    if (!developing || !DEVELOPMENT_SHELL_DIR) return liveFiles();
    try {
      development ??= followShellFiles(DEVELOPMENT_SHELL_DIR, publicKeys);
      return development();
    } catch {
      // Without it everything works except hot reload.
      return liveFiles();
    }
  };
}

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

/** The shell's server bundle, and what tells one build of it from another. */
export interface ServerShell {
  file: string;
  stamp: string;
}

/** What of the shell belongs into every page. */
export interface ShellFiles {
  scripts: { file: string; integrity: string }[];
  /** The text of its style sheets. It stands in the page: a file would have to be waited for before anything can be painted. */
  css: string;
  fonts: string[];
  /** The script that names the keys of release sets and sets the theme before the first frame, and its hash for the policy. */
  firstFrame: { code: string; hash: string };
  /** What draws pages on the server; a build for development has none. */
  server: ServerShell | undefined;
}

/**
 * A script that tells the shell, or its worker, whose release sets it believes. It runs before all others, and what it says stays as it
 * is: whoever gets to write into a page later can't put a key of their own in its place.
 */
export function pinnedKeys(publicKeys: readonly string[]): string {
  const value = `{value:Object.freeze(${htmlSafeJson(publicKeys)})}`;
  return `Object.defineProperty(globalThis,"boardwalkReleaseKeys",${value});\n`;
}

/** Reads the shell's build. @throws when there is none. */
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

/** How often the build is looked at again, in milliseconds. */
const LOOK_EVERY = 1000;

/** The shell's build as it is now: a new one is served without a restart of the gateway. */
function followShellFiles(shellDir: string, publicKeys: readonly string[]): () => ShellFiles {
  let files = readShellFiles(shellDir, publicKeys);
  const stamp = () => statSync(join(shellDir, 'manifest.json')).mtimeMs;
  let seen = stamp();
  let lookedAt = Date.now();
  return () => {
    if (Date.now() - lookedAt < LOOK_EVERY) return files;
    lookedAt = Date.now();
    try {
      const now = stamp();
      if (now !== seen) files = readShellFiles(shellDir, publicKeys);
      seen = now;
    } catch {
      // A build is being written at this moment; the one before serves on, and the next look finds the new one.
    }
    return files;
  };
}

/** The shell's build, and its development build for those who develop, where there is one. */
export function shellsOf({ SHELL_DIR, DEVELOPMENT_SHELL_DIR, publicKeys }: Configuration) {
  const everybodys = followShellFiles(SHELL_DIR, publicKeys);
  let development: typeof everybodys | undefined;
  return (developing: boolean) => {
    if (!developing || !DEVELOPMENT_SHELL_DIR) return everybodys();
    try {
      development ??= followShellFiles(DEVELOPMENT_SHELL_DIR, publicKeys);
      return development();
    } catch {
      // There is none: everything works but for hot reload.
      return everybodys();
    }
  };
}

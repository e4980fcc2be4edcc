import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { pinnedKeys } from '../page/shell-files.ts';

/** Large files that most users never need: the identity provider's library, and the signature verification for browsers without support. */
const ON_USE = /\/(?:identity-client|ed25519)\./;
const LICENCE = /\.LICENSE\.txt$/;

const manifestSchema = z.object({
  allFiles: z.array(z.string()),
  entries: z.object({
    main: z.object({
      initial: z.object({ js: z.array(z.string()), css: z.array(z.string()).default([]) }),
      assets: z.array(z.string()).default([]),
    }),
  }),
});

interface NamedFile {
  file: string;
  integrity: string;
}

/** Reads the worker's script: the trusted keys, the shell's files with their hashes, and the caching code. */
function readWorkerFile(shellDir: string, publicKeys: readonly string[]): string {
  const { allFiles, entries } = manifestSchema.parse(
    JSON.parse(readFileSync(join(shellDir, 'manifest.json'), 'utf8')),
  );
  const { initial, assets } = entries.main;
  const named = (file: string): NamedFile => ({ file, integrity: integrityOf(join(shellDir, file)) });
  const first = [...new Set([...initial.js, ...initial.css, ...assets])];
  const rest = allFiles.filter((file) => !first.includes(file) && !LICENCE.test(file)).sort();
  const files = {
    first: first.map(named),
    later: rest.filter((file) => !ON_USE.test(file)).map(named),
    onUse: rest.filter((file) => ON_USE.test(file)).map(named),
  };
  const code = readFileSync(join(shellDir, 'offline/service-worker.js'), 'utf8');
  return `${pinnedKeys(publicKeys)}self.boardwalkShell = ${JSON.stringify(files)};\n${code}`;
}

function integrityOf(file: string): string {
  return `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`;
}

/**
 * Watches the worker of the shell's current build.
 * @returns undefined if the build has none, or is being written: browsers keep their current one.
 */
export function followWorkerFile(shellDir: string, publicKeys: readonly string[]): () => string | undefined {
  let seen: number | undefined;
  let script: string | undefined;
  return () => {
    try {
      const now = statSync(join(shellDir, 'manifest.json')).mtimeMs;
      if (now !== seen) script = readWorkerFile(shellDir, publicKeys);
      seen = now;
    } catch {
      return undefined;
    }
    return script;
  };
}

/**
 * Worker that removes the worker: it deletes its caches and unregisters itself. It handles no requests, so every page comes from the network from
 * then on.
 */
export const UNREGISTERING_WORKER = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith('boardwalk-')).map((name) => caches.delete(name)));
  await self.registration.unregister();
})()));
`;

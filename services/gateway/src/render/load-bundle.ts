import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { compileFunction } from 'node:vm';
import { LRUCache } from 'lru-cache';

const builtin = createRequire(import.meta.url);
/** Parts of Node that a remote's bundle may ask for: they compute, and reach nothing. */
const HARMLESS = new Set(['buffer', 'events', 'stream', 'string_decoder', 'url', 'util']);
/** How many releases are kept in memory. */
const KEPT = 24;

/** Runs a CommonJS file with a `require` of ours. Nothing of it stays behind when its exports are let go. */
function run(file: string, require: (name: string) => unknown): unknown {
  const module = { exports: {} as unknown };
  const parameters = ['module', 'exports', 'require'];
  compileFunction(readFileSync(file, 'utf8'), parameters, { filename: file })(
    module,
    module.exports,
    require,
  );
  return module.exports;
}

/** Runs the shell's bundle, which is trusted as the gateway itself is. */
export function loadShell<T>(file: string): T {
  return run(file, builtin) as T;
}

/** Runs the bundles of remotes, each once, with the shell's React and kit; those that weren't used for long are let go. */
export function remoteLoader(lent: Record<string, unknown>) {
  const kept = new LRUCache<string, { exports: unknown }>({ max: KEPT });
  const require = (name: string): unknown => {
    if (Object.hasOwn(lent, name)) return lent[name];
    const plain = name.replace(/^node:/, '');
    if (HARMLESS.has(plain)) return builtin(plain);
    throw new Error(`A remote can't have ${name} on the server.`);
  };
  return (file: string): unknown => {
    const loaded = kept.get(file) ?? { exports: run(file, require) };
    kept.set(file, loaded);
    return loaded.exports;
  };
}

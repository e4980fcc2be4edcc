import { createRequire } from 'node:module';
import { Script } from 'node:vm';

const builtin = createRequire(import.meta.url);
const partsOf = (names: readonly string[]) => new Map(names.map((name) => [name, builtin(name) as unknown]));

/** Parts of Node that a bundle may ask for: they compute, and reach nothing. */
const HARMLESS = partsOf(['buffer', 'events', 'stream', 'string_decoder', 'url', 'util']);
/** What the shell's bundle needs beside them to draw. */
const OF_THE_SHELL = partsOf(['async_hooks', 'crypto', 'stream/consumers']);

/** A program's text, and what V8 made of it before. */
interface Program {
  /** What it is called in stack traces. */
  name: string;
  code: string;
  codeCache?: Uint8Array;
}

/** Runs a CommonJS text with a `require` of ours. It can't import: there is no one here who would resolve it. */
function run({ name, code, codeCache }: Program, require: (name: string) => unknown) {
  const script = new Script(`(function (module, exports, require) {${code}\n})`, {
    filename: name,
    ...(codeCache && { cachedData: codeCache }),
  });
  const module = { exports: {} as unknown };
  script.runInThisContext()(module, module.exports, require);
  return { exports: module.exports, script };
}

/** Runs the shell's bundle. @returns what it exports, and the way to spare another worker the work of reading it. */
export function runShell<T>(code: string, codeCache?: Uint8Array) {
  const require = (name: string): unknown => partNamed(name, HARMLESS, OF_THE_SHELL);
  const { exports, script } = run({ name: 'shell.js', code, ...(codeCache && { codeCache }) }, require);
  return { shell: exports as T, createCodeCache: () => script.createCachedData() };
}

/** Runs a release's bundle with the shell's React and kit. */
export function runRemote(code: string, lent: Record<string, unknown>): unknown {
  const require = (name: string): unknown =>
    Object.hasOwn(lent, name) ? lent[name] : partNamed(name, HARMLESS);
  return run({ name: 'remote.js', code }, require).exports;
}

/** @throws when none of these has the part. */
function partNamed(name: string, ...parts: ReadonlyMap<string, unknown>[]): unknown {
  const plain = name.replace(/^node:/, '');
  const found = parts.find((some) => some.has(plain));
  if (!found) throw new Error(`A page can't have ${name} on the server.`);
  return found.get(plain);
}

import { createRequire } from 'node:module';
import { Script } from 'node:vm';

const builtin = createRequire(import.meta.url);
const partsOf = (names: readonly string[]) => new Map(names.map((name) => [name, builtin(name) as unknown]));

/** Node modules that a bundle may load: they have no access to the outside. */
const HARMLESS = partsOf(['buffer', 'events', 'stream', 'string_decoder', 'url', 'util']);
/** Further modules that the shell's bundle needs for rendering. */
const OF_THE_SHELL = partsOf(['async_hooks', 'crypto', 'stream/consumers']);

/** Text of a program, with V8's code cache. */
interface Program {
  /** Its name in stack traces. */
  name: string;
  code: string;
  codeCache?: Uint8Array;
}

/** Runs a CommonJS text with a custom `require`. It can't import modules, because nothing resolves them. */
function run({ name, code, codeCache }: Program, require: (name: string) => unknown) {
  const script = new Script(`(function (module, exports, require) {${code}\n})`, {
    filename: name,
    ...(codeCache && { cachedData: codeCache }),
  });
  const module = { exports: {} as unknown };
  script.runInThisContext()(module, module.exports, require);
  return { exports: module.exports, script };
}

/** Runs the shell's bundle. @returns its exports, and a function that returns V8's code cache for other workers. */
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

/** @throws if none of these has the module. */
function partNamed(name: string, ...parts: ReadonlyMap<string, unknown>[]): unknown {
  const plain = name.replace(/^node:/, '');
  const found = parts.find((some) => some.has(plain));
  if (!found) throw new Error(`A page can't have ${name} on the server.`);
  return found.get(plain);
}

/**
 * What code in a worker may find under a global name. Everything here computes; nothing of it reaches a file, the network, another
 * process or another worker. A name that a later Node brings isn't here, and goes.
 */
const KEPT_GLOBALS = new Set<string | symbol>([
  // The language.
  'Object',
  'Function',
  'Array',
  'Number',
  'parseFloat',
  'parseInt',
  'Infinity',
  'NaN',
  'undefined',
  'Boolean',
  'String',
  'Symbol',
  'Date',
  'Promise',
  'RegExp',
  'JSON',
  'Math',
  'Intl',
  'BigInt',
  'eval',
  'Error',
  'AggregateError',
  'EvalError',
  'RangeError',
  'ReferenceError',
  'SyntaxError',
  'TypeError',
  'URIError',
  'SuppressedError',
  'DisposableStack',
  'AsyncDisposableStack',
  'globalThis',
  'global',
  'ArrayBuffer',
  'DataView',
  'Uint8Array',
  'Int8Array',
  'Uint16Array',
  'Int16Array',
  'Uint32Array',
  'Int32Array',
  'BigUint64Array',
  'BigInt64Array',
  'Uint8ClampedArray',
  'Float16Array',
  'Float32Array',
  'Float64Array',
  'Map',
  'Set',
  'WeakMap',
  'WeakSet',
  'WeakRef',
  'FinalizationRegistry',
  'Iterator',
  'Proxy',
  'Reflect',
  'decodeURI',
  'decodeURIComponent',
  'encodeURI',
  'encodeURIComponent',
  'escape',
  'unescape',
  'isFinite',
  'isNaN',
  Symbol.toStringTag,
  // What browsers have as well.
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'setImmediate',
  'clearImmediate',
  'queueMicrotask',
  'structuredClone',
  'atob',
  'btoa',
  'Buffer',
  'URL',
  'URLSearchParams',
  'URLPattern',
  'DOMException',
  'AbortController',
  'AbortSignal',
  'Event',
  'EventTarget',
  'CustomEvent',
  'TextEncoder',
  'TextDecoder',
  'TransformStream',
  'WritableStream',
  'ReadableStream',
  'MessageChannel',
  'ByteLengthQueuingStrategy',
  'CountQueuingStrategy',
  'Blob',
  'File',
  'FormData',
  'Headers',
  'Request',
  'Response',
  'performance',
  'crypto',
  'Crypto',
  'CryptoKey',
  'SubtleCrypto',
]);

/** Loaded at their first use, and they bring along what opens connections: so they are used before that is taken away. */
const LAZY = ['FormData', 'Headers', 'Request', 'Response', 'crypto', 'performance'] as const;

/**
 * What Node's own parts need of `process`. Code can get hold of the object itself, whatever stands under its name: Node calls functions
 * with it that can be replaced. `exit` ends the worker alone.
 */
const KEPT_OF_PROCESS = new Set<string | symbol>([
  'nextTick',
  'exit',
  '_fatalException',
  '_exiting',
  'exitCode',
  'domain',
  '_tickCallback',
  '_events',
  '_eventsCount',
  '_maxListeners',
  'version',
  'versions',
  'arch',
  'platform',
  'release',
  'features',
  'argv0',
  'permission',
  Symbol.toStringTag,
]);

/** What a page's code may expect of `process`. */
const PROCESS = Object.freeze({ env: Object.freeze({ NODE_ENV: 'production' }) });
const SILENT = Object.freeze(
  Object.fromEntries(
    ['debug', 'error', 'info', 'log', 'trace', 'warn', 'assert', 'dir', 'group', 'groupEnd', 'table'].map(
      (name) => [name, () => {}],
    ),
  ),
);

/**
 * Takes from this realm whatever reaches beyond it. The process is fenced by Node's permissions as well, but in Node 24 they know nothing
 * of the network, and they are no wall against somebody who means harm.
 * @throws when something can't be taken away: then nothing is drawn here.
 */
export function removePowers(): void {
  for (const name of LAZY) void globalThis[name];
  const node = process;
  strip(globalThis, (key) => KEPT_GLOBALS.has(key));
  strip(node, (key) => KEPT_OF_PROCESS.has(key) || isHidden(node, key));
  Object.defineProperties(node, { emitWarning: { value: () => {} }, env: { value: PROCESS.env } });
  Object.defineProperties(globalThis, { process: { value: PROCESS }, console: { value: SILENT } });
}

function strip(target: object, isKept: (key: string | symbol) => boolean): void {
  for (const key of Reflect.ownKeys(target)) {
    if (isKept(key) || Reflect.deleteProperty(target, key)) continue;
    if (!Reflect.defineProperty(target, key, { value: undefined })) throw new Error(`${String(key)} stays.`);
  }
}

/** Marks by which Node knows its own objects. */
function isHidden(target: object, key: string | symbol): boolean {
  return typeof key === 'symbol' && typeof Reflect.get(target, key) !== 'object';
}

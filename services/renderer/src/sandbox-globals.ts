/**
 * Globals that code in a worker may use. They can't access files, the network, other processes or other workers. New globals of later Node versions
 * aren't listed, so they are removed.
 */
const ALLOWED_GLOBALS = new Set<string | symbol>([
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
  // Also available in browsers.
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

/** Globals that are loaded on first use, together with modules that open connections: so they are used before access is removed. */
const LAZY = ['FormData', 'Headers', 'Request', 'Response', 'crypto', 'performance'] as const;

/**
 * Properties of `process` that Node's own modules need. Code can get the object itself, whatever the global is: Node calls replaceable functions with
 * it. `exit` ends only the worker.
 */
const ALLOWED_PROCESS_KEYS = new Set<string | symbol>([
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

/** The `process` that a page's code may expect. */
const PROCESS = Object.freeze({ env: Object.freeze({ NODE_ENV: 'production' }) });
const SILENT = Object.freeze(
  Object.fromEntries(
    ['debug', 'error', 'info', 'log', 'trace', 'warn', 'assert', 'dir', 'group', 'groupEnd', 'table'].map(
      (name) => [name, () => {}],
    ),
  ),
);

/**
 * Removes everything from this realm that reaches beyond it. The process is restricted by Node's permissions as well, but in Node 24 they don't cover
 * the network, and they don't stop malicious code.
 * @throws if something can't be removed: then nothing is rendered here.
 */
export function sandboxGlobals(): void {
  for (const name of LAZY) void globalThis[name];
  const node = process;
  strip(globalThis, (key) => ALLOWED_GLOBALS.has(key));
  strip(node, (key) => ALLOWED_PROCESS_KEYS.has(key) || isHidden(node, key));
  Object.defineProperties(node, { emitWarning: { value: () => {} }, env: { value: PROCESS.env } });
  Object.defineProperties(globalThis, { process: { value: PROCESS }, console: { value: SILENT } });
}

function strip(target: object, isAllowed: (key: string | symbol) => boolean): void {
  for (const key of Reflect.ownKeys(target)) {
    if (isAllowed(key) || Reflect.deleteProperty(target, key)) continue;
    if (!Reflect.defineProperty(target, key, { value: undefined })) throw new Error(`${String(key)} stays.`);
  }
}

/** Returns whether a property is an internal marker of Node's objects. */
function isHidden(target: object, key: string | symbol): boolean {
  return typeof key === 'symbol' && typeof Reflect.get(target, key) !== 'object';
}

/** Targets of a malicious bundle. */
export interface HostileTargets {
  /** A file that only the gateway or the API may read. */
  secretFile: string;
  /** Its content. */
  secret: string;
  /** A local server that counts connections. */
  origin: string;
  port: number;
}

/**
 * Every known way to Node's internals for code in a Node realm: the globals, the function constructor, objects that Node's modules return or use in
 * callbacks, and stack traces. `seek` calls `found` with each object that could be Node's `process`.
 */
const SEEK = `
const found = new Set();
const take = (thing) => { if (thing && (typeof thing === 'object' || typeof thing === 'function')) found.add(thing); };
const attempt = (act) => { try { const got = act(); take(got); return got; } catch {} };
attempt(() => process);
attempt(() => globalThis.process);
attempt(() => (() => {}).constructor('return process')());
attempt(() => (async () => {}).constructor('return process')());
attempt(() => (0, eval)('process'));
attempt(() => global.process);
attempt(() => module.constructor);
attempt(() => module.parent);
attempt(() => require.main);
attempt(() => require.cache);
attempt(() => fetch.constructor('return process')());
attempt(() => setTimeout.constructor('return process')());
for (const name of ['events', 'stream', 'util', 'buffer', 'url', 'node:events'])
  for (const part of Object.values(attempt(() => require(name)) ?? {}))
    attempt(() => part.constructor('return process')());
attempt(() => {
  Error.prepareStackTrace = (_, sites) => {
    for (const site of sites) { attempt(() => site.getThis()); attempt(() => site.getFunction()); attempt(() => site.getFunction().caller); }
    return '';
  };
  for (const run of [() => new Error().stack, () => [1].map(() => new Error().stack), () => Promise.reject.call(0)]) attempt(run);
  for (const name of ['events', 'util']) attempt(() => { require(name).inspect({ get [Symbol.toStringTag]() { return new Error().stack; } }); });
});
// Node emits an event of process for an unhandled rejection: code that has replaced \`emit\` is called with it.
const emitter = attempt(() => require('events').prototype) ?? attempt(() => Object.getPrototypeOf(Object.getPrototypeOf(process)));
if (emitter) attempt(() => {
  for (const name of ['emit', 'listenerCount', 'listeners', 'on', 'once']) {
    const own = emitter[name];
    emitter[name] = function (...rest) { take(this); return rest[0] === 'unhandledRejection' || own?.apply(this, rest); };
  }
  attempt(() => require('util').deprecate(() => {}, 'sent by a warning')());
  Promise.reject(new Error('unhandled'));
});
for (const name of ['MessagePort', 'EventTarget', 'MessageChannel'])
  attempt(() => {
    const { prototype } = globalThis[name];
    for (const key of ['postMessage', 'on', 'once', 'dispatchEvent', 'addEventListener']) {
      const own = prototype[key];
      if (own) prototype[key] = function (...rest) { take(this); return own.apply(this, rest); };
    }
  });
for (const key of Reflect.ownKeys(globalThis)) attempt(() => globalThis[key]);
attempt(() => AbortSignal.timeout(1));
attempt(() => structuredClone({}));
await new Promise((done) => setTimeout(done, 20));
`;

/** Tries to load a Node module through any found object. */
const PARTS = `
const wanted = (name) => {
  for (const thing of found)
    for (const way of ['getBuiltinModule', 'binding', '_linkedBinding', 'mainModule', 'require', '_load', 'createRequire']) {
      const got = attempt(() => {
        if (way === 'mainModule') return thing.mainModule.require(name);
        if (way === 'createRequire') return thing.createRequire('/')(name);
        return thing[way](name);
      });
      if (got) return got;
    }
};
`;

/** Bodies of malicious bundles. Each returns \`nothing\` if it got nothing, else what it got. */
export function hostileBundles({ secretFile, secret, origin, port }: HostileTargets): Record<string, string> {
  const file = JSON.stringify(secretFile);
  return {
    'parts of Node': `${SEEK}${PARTS}
      const parts = ['fs', 'net', 'http', 'child_process', 'worker_threads', 'inspector', 'vm', 'module', 'os', 'dns', 'tcp_wrap', 'cares_wrap', 'fs_event_wrap'];
      return parts.filter((name) => wanted(name)).join() || 'nothing';`,
    'a file': `${SEEK}${PARTS}
      const text = attempt(() => wanted('fs').readFileSync(${file}, 'utf8'));
      return text?.includes(${JSON.stringify(secret)}) ? text : 'nothing';`,
    'powers of process': `${SEEK}
      const powers = ['dlopen', 'kill', 'binding', '_linkedBinding', 'getBuiltinModule', 'loadEnvFile', 'execve', 'report', '_debugProcess', '_debugEnd', 'reallyExit', 'chdir', 'setuid', 'mainModule', '_getActiveHandles', 'openStdin', 'stdin'];
      const had = new Set();
      for (const thing of found) for (const power of powers) if (typeof thing.nextTick === 'function' && attempt(() => thing[power])) had.add(power);
      return [...had].join() || 'nothing';`,
    'the environment': `${SEEK}
      const names = [...found].flatMap((thing) => (attempt(() => Object.keys(thing.env ?? {})) ?? []).filter((name) => name !== 'NODE_ENV'));
      return names.join() || 'nothing';`,
    'a report of the process': `${SEEK}
      for (const thing of found) { const got = attempt(() => JSON.stringify(thing.report.getReport())); if (got) return 'a report of ' + got.length; }
      return 'nothing';`,
    'dynamic imports': `${SEEK}
      const ways = [() => import('node:fs'), () => (0, eval)("import('node:fs')"), () => (() => {}).constructor("return import('node:fs')")(), () => import('data:text/javascript,export default 1')];
      const got = [];
      for (const way of ways) { try { await way(); got.push(String(way)); } catch {} }
      return got.join() || 'nothing';`,
    'the network': `${SEEK}${PARTS}
      const url = ${JSON.stringify(origin)};
      const tries = [
        () => fetch(url), () => fetch(url + '/api/'), () => fetch('/api/../../' + url), () => fetch('//localhost:${port}/api/'),
        () => new WebSocket(url.replace('http', 'ws')), () => new EventSource(url),
        () => wanted('net').connect(${port}, 'localhost'), () => wanted('http').get(url),
        () => wanted('dns').lookup('localhost', () => {}), () => navigator.sendBeacon(url),
        () => new XMLHttpRequest(),
        ...Reflect.ownKeys(globalThis).filter((key) => typeof key === 'symbol').map((key) => () => globalThis[key].request({ origin: url, path: '/', method: 'GET' })),
      ];
      const got = [];
      // A refusal is the gateway's own response: nothing was requested.
      await Promise.allSettled(tries.map(async (way) => { if ((await way())?.status !== 403) got.push(String(way)); }));
      await new Promise((done) => setTimeout(done, 100));
      return got.join() || 'nothing';`,
    'anything that can be reached from what a bundle is given': `${SEEK}
      const names = ['getBuiltinModule', 'binding', '_linkedBinding', 'internalBinding', 'dlopen', 'readFileSync', 'readFile', 'open', 'connect', 'dispatch', 'request', 'createConnection', 'execSync', 'spawn', 'fork', 'compileFunction', 'runInThisContext', 'writeReport', 'getReport', 'createRequire', '_load', '_kill', 'reallyExit', 'Worker', 'WebSocket', 'EventSource', 'BroadcastChannel', 'Socket', 'Agent', 'Module', 'terminate'];
      const seen = new Set();
      const got = new Set();
      const queue = [...found, globalThis, module, require, attempt(() => require('react')), ...['buffer', 'events', 'stream', 'string_decoder', 'url', 'util'].map((name) => attempt(() => require(name)))];
      for (let next = 0; next < queue.length && seen.size < 50000; next += 1) {
        const thing = queue[next];
        if (thing === null || (typeof thing !== 'object' && typeof thing !== 'function') || seen.has(thing)) continue;
        seen.add(thing);
        if (typeof thing === 'function' && names.includes(thing.name)) got.add(thing.name);
        queue.push(attempt(() => Object.getPrototypeOf(thing)));
        for (const key of attempt(() => Reflect.ownKeys(thing)) ?? []) {
          const { value, get, set } = attempt(() => Object.getOwnPropertyDescriptor(thing, key)) ?? {};
          queue.push(value, get, set, get && attempt(() => thing[key]));
        }
      }
      return seen.size > 500 ? [...got].join() || 'nothing' : 'too little: ' + seen.size;`,
    'a program': `${SEEK}${PARTS}
      return attempt(() => String(wanted('child_process').execSync('id'))) ?? 'nothing';`,
  };
}

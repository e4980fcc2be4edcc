import { type FallbackRelease, kitFits } from '@boardwalk/contracts';
import type { RemoteDefinition } from '@boardwalk/kit';
import {
  getInstance,
  type ModuleFederation,
  type ModuleFederationRuntimePlugin,
  registerGlobalPlugins,
} from '@module-federation/enhanced/runtime';
import { KitMismatch, Unprovable } from './load-errors.ts';
import { LOAD_POLICY } from './load-policy.ts';
import { versionChecker } from './version-checker.ts';

/** Data to load a version of a remote: a release or its fallback. */
export type Loadable = FallbackRelease & { name: string; preload?: readonly string[] };

/** URLs named by a verified release set, with their expected hash; null on a development server. */
const allowed = new Map<string, string | null>();

/** Creates script elements: only for URLs of the release set, with their hash, and with a timeout, which the runtime lacks. */
const gatekeeper: ModuleFederationRuntimePlugin = {
  name: 'boardwalk-gatekeeper',
  createScript({ url }) {
    const integrity = allowed.get(url);
    if (integrity === undefined) throw new Error(`No release set names ${url}, so it is not loaded.`);
    const script = document.createElement('script');
    script.src = url;
    script.async = true;
    script.crossOrigin = 'anonymous';
    if (integrity !== null) script.integrity = integrity;
    return { script, timeout: LOAD_POLICY.giveUpAfter };
  },
};

/**
 * The shell's federation instance. Stored, because the library's global functions use the instance that was created last, which may be a remote's.
 */
let host: ModuleFederation | undefined;

/** Configures federation so that the shell decides what is loaded. */
function start(): ModuleFederation {
  const instance = getInstance();
  if (!instance) throw new Error('The shell was built without federation.');
  // For all instances: each remote resolves its shared packages in its own.
  registerGlobalPlugins([versionChecker]);
  instance.registerPlugins([gatekeeper]);
  return instance;
}

/** Fetches the code of a version, and returns the exposed module of its pages. See {@link fetchModule}. */
export function fetchRemote(release: Loadable, attempt: number): Promise<RemoteDefinition> {
  return fetchModule(release, attempt, './remote');
}

/**
 * Fetches the code of a version, and returns the default export of an exposed module.
 * @param attempt 0 the first time. Later attempts start from scratch: fresh files, a fresh container.
 * @throws KitMismatch if it needs a different kit: before fetching if its manifest names one, else when federation rejects its code.
 */
export async function fetchModule<T>(release: Loadable, attempt: number, module: string): Promise<T> {
  if (!kitFits(release.kit, __KIT_VERSION__))
    throw new KitMismatch(
      `${release.name} ${release.version} needs kit ${release.kit}; this page has ${__KIT_VERSION__}.`,
    );
  host ??= start();
  const { container } = release;
  const page = window as unknown as Record<string, unknown>;
  if (attempt > 0) await forget(release);
  // Otherwise an element with this id would be mistaken for the container.
  else page[container] ??= undefined;
  const address = attempt === 0 ? release.entry : `${release.entry}?attempt=${attempt}`;
  const { href, origin, hostname } = new URL(address, location.origin);
  const provable = release.integrity !== null && origin === location.origin;
  const developed = release.integrity === null && hostname === 'localhost';
  if (!provable && !developed) throw new Unprovable(`${href} can't be checked, so it is not loaded.`);
  allowed.set(href, release.integrity);
  host.registerRemotes([{ name: container, entry: href }], { force: attempt > 0 });
  const loaded = await host.loadRemote<{ default: T }>(container + module.slice(1));
  if (!loaded?.default) throw new Error(`${release.name} exposes no ${module}`);
  return loaded.default;
}

/** Discards the remains of a failed attempt: the container, its chunks in memory and its files in the browser's cache. */
async function forget(release: Loadable): Promise<void> {
  const page = window as unknown as Record<string, unknown>;
  page[release.container] = undefined;
  page[`chunk_${release.container}`] = undefined;
  const files = [release.entry, ...(release.preload ?? [])];
  await Promise.allSettled(
    files.map((file) =>
      fetch(file, { cache: 'reload', signal: AbortSignal.timeout(LOAD_POLICY.fallBackAfter) }),
    ),
  );
}

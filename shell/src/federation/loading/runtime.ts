import { type FallbackRelease, kitFits } from '@boardwalk/contracts';
import type { RemoteDefinition } from '@boardwalk/kit';
import {
  getInstance,
  type ModuleFederation,
  type ModuleFederationRuntimePlugin,
} from '@module-federation/enhanced/runtime';
import { isVersionRefusal, KitMismatch, Unprovable } from './load-errors.ts';
import { LOAD_POLICY } from './load-policy.ts';

/** What it takes to load one version of a remote: both a release and its fallback have it. */
export type Loadable = FallbackRelease & { name: string; preload?: readonly string[] };

/** Addresses that a verified release set has named, with what their bytes must hash to; null on a development server. */
const allowed = new Map<string, string | null>();

/** Our own script elements: only for addresses of the release set, with its hash, and with a time limit, which the runtime alone lacks. */
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

/** The shell's own place in the federation. It is kept: the library's functions speak for whoever started last, which can be a remote. */
let host: ModuleFederation | undefined;

/** Readies the page for remotes: says who decides what is loaded. */
function start(): ModuleFederation {
  const instance = getInstance();
  if (!instance) throw new Error('The shell was built without federation.');
  instance.registerPlugins([gatekeeper]);
  return instance;
}

/**
 * Fetches the code of a version and answers what it exposes.
 * @param attempt 0 the first time. Later attempts start from nothing: fresh files, a fresh container.
 * @throws KitMismatch when it needs another kit: before anything is fetched if its manifest says so, else when federation refuses its code.
 */
export async function fetchRemote(release: Loadable, attempt: number): Promise<RemoteDefinition> {
  if (!kitFits(release.kit, __KIT_VERSION__))
    throw new KitMismatch(
      `${release.name} ${release.version} needs kit ${release.kit}; this page has ${__KIT_VERSION__}.`,
    );
  host ??= start();
  const { container } = release;
  const page = window as unknown as Record<string, unknown>;
  if (attempt > 0) await forget(release);
  // An element of the page with this id would be taken for the container.
  else page[container] ??= undefined;
  const address = attempt === 0 ? release.entry : `${release.entry}?attempt=${attempt}`;
  const { href, origin, hostname } = new URL(address, location.origin);
  const provable = release.integrity !== null && origin === location.origin;
  const developed = release.integrity === null && hostname === 'localhost';
  if (!provable && !developed) throw new Unprovable(`${href} can't be checked, so it is not loaded.`);
  allowed.set(href, release.integrity);
  host.registerRemotes([{ name: container, entry: href }], { force: attempt > 0 });
  const module = await host
    .loadRemote<{ default: RemoteDefinition }>(`${container}/remote`)
    .catch((error: unknown) => {
      throw isVersionRefusal(error) ? new KitMismatch(String(error)) : error;
    });
  if (!module?.default) throw new Error(`${release.name} exposes no remote`);
  return module.default;
}

/** Throws away what a failed attempt left behind: the container, its chunks in memory and its files in the browser's cache. */
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

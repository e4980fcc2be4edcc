import type { Release } from '@boardwalk/contracts';
import type { RemoteDefinition } from '@boardwalk/kit';
import {
  loadRemote,
  type ModuleFederationRuntimePlugin,
  registerPlugins,
  registerRemotes,
} from '@module-federation/enhanced/runtime';
import { LOAD_POLICY } from './load-policy.ts';

/** Our own script elements: with a time limit, which the runtime alone doesn't have for a file that never ends. */
const patience: ModuleFederationRuntimePlugin = {
  name: 'boardwalk-patience',
  createScript({ url }) {
    const script = document.createElement('script');
    script.src = url;
    script.async = true;
    return { script, timeout: LOAD_POLICY.giveUpAfter };
  },
};

let ready = false;

/**
 * Fetches a release's code and answers what it exposes.
 * @param attempt 0 the first time. Later attempts start from nothing: fresh files, a fresh container.
 */
export async function fetchRemote(release: Release, attempt: number): Promise<RemoteDefinition> {
  if (!ready) registerPlugins([patience]);
  ready = true;
  const { container } = release;
  if (attempt > 0) await forget(release);
  const entry = attempt === 0 ? release.entry : `${release.entry}?attempt=${attempt}`;
  registerRemotes([{ name: container, entry: new URL(entry, location.origin).href }], { force: attempt > 0 });
  const module = await loadRemote<{ default: RemoteDefinition }>(`${container}/remote`);
  if (!module?.default) throw new Error(`${release.name} exposes no remote`);
  return module.default;
}

/** Throws away what a failed attempt left behind: the container, its chunks in memory and its files in the browser's cache. */
async function forget(release: Release): Promise<void> {
  const page = window as unknown as Record<string, unknown>;
  page[release.container] = undefined;
  page[`chunk_${release.container}`] = undefined;
  const files = [release.entry, ...release.preload];
  await Promise.allSettled(
    files.map((file) => fetch(file, { cache: 'reload', signal: AbortSignal.timeout(LOAD_POLICY.tellAfter) })),
  );
}

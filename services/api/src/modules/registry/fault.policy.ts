import { hash } from 'node:crypto';
import {
  FAULT_MARK,
  type Fault,
  faultyEntry,
  type Release,
  type ReleaseSet,
  releaseBase,
} from '@boardwalk/contracts';

/** Kit version that no shell has. */
const NO_KIT = '^99.0.0';

/** Returns a set in which one remote fails on purpose. The file server recognizes the fault by the mark in the folder of the release. */
export function withFault(set: ReleaseSet, fault: Fault): ReleaseSet {
  if (!set.remotes.some(({ name }) => name === fault.name)) return set;
  const remotes = set.remotes.map((release) =>
    release.name === fault.name ? faulty(release, fault) : release,
  );
  return { ...set, id: `${set.id}${FAULT_MARK}${fault.name}-${fault.kind}`, remotes };
}

function faulty(release: Release, { kind }: Fault): Release {
  if (kind === 'kit-unfit') return { ...release, kit: NO_KIT };
  const { name, version, container, routes } = release;
  const sound = releaseBase(name, version);
  const marked = (path: string) => path.replace(sound, releaseBase(name, `${version}${FAULT_MARK}${kind}`));
  const entry = faultyEntry(
    kind,
    container,
    routes.map(({ path }) => path),
  );
  if (entry === undefined)
    return { ...release, entry: marked(release.entry), preload: release.preload.map(marked) };
  const integrity = `sha384-${hash('sha384', entry, 'base64')}`;
  return { ...release, entry: marked(release.entry), integrity, preload: [] };
}

/** Returns the integrity of preloaded files under their paths in the faulty set, whose bytes should be the same. */
export function markedIntegrity(integrity: Record<string, string>, set: ReleaseSet): Record<string, string> {
  const sound = (path: string) => path.replace(new RegExp(`${FAULT_MARK}[a-z0-9-]+/`), '/');
  const paths = set.remotes.flatMap(({ preload }) => preload);
  return Object.fromEntries(
    paths.flatMap((path) => {
      const value = integrity[sound(path)];
      return value ? [[path, value]] : [];
    }),
  );
}

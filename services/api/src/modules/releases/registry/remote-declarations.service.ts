import type { ReleaseDescription, RemoteDeclarations, RemotePermission } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import type { ServedRemote } from '../channels/served-releases.service.ts';
import { RegistryStateService } from './registry-state.service.ts';

/** Declarations of the served versions of a remote. Of several declarations with one key, that of the live version decides. */
export type DeclaredOfRemote = Required<RemoteDeclarations> & {
  remote: string;
  permissions: RemotePermission[];
  /** Path patterns of its pages. */
  paths: string[];
};

const NOTHING: Omit<DeclaredOfRemote, 'remote'> = {
  permissions: [],
  paths: [],
  notifications: [],
  inbox: [],
  audit: [],
  search: [],
  topics: [],
};

/** Declarations of the served remotes. A rollback hides what only newer versions declare, and stored rows keep it for the next release. */
@Injectable()
export class RemoteDeclarationsService {
  constructor(private readonly registry: RegistryStateService) {}

  /** Returns the declarations of every served remote. */
  async all(): Promise<DeclaredOfRemote[]> {
    return (await this.registry.current()).remotes.map(declaredOf);
  }

  /** Returns the declarations of a remote: none when it isn't served. */
  async of(remote: string): Promise<DeclaredOfRemote> {
    const { remotes } = await this.registry.current();
    const served = remotes.find(({ name }) => name === remote);
    return served ? declaredOf(served) : { remote, ...NOTHING };
  }
}

function declaredOf({ name: remote, live, canary, staff }: ServedRemote): DeclaredOfRemote {
  const releases = [live, canary?.release, staff].filter((release) => release !== undefined);
  const merged = <T>(
    list: (release: ReleaseDescription) => readonly T[] | undefined,
    key: (entry: T) => string,
  ) => {
    const entries = new Map<string, T>();
    for (const entry of releases.flatMap((release) => list(release) ?? []))
      if (!entries.has(key(entry))) entries.set(key(entry), entry);
    return [...entries.values()];
  };
  return {
    remote,
    permissions: merged(
      (release) => release.permissions,
      ({ key }) => key,
    ),
    paths: [...new Set(releases.flatMap(({ routes }) => routes.map(({ path }) => path)))],
    notifications: merged(
      (release) => release.notifications,
      ({ kind }) => kind,
    ),
    inbox: merged(
      (release) => release.inbox,
      ({ kind }) => kind,
    ),
    audit: merged(
      (release) => release.audit,
      ({ action }) => action,
    ),
    search: merged(
      (release) => release.search,
      ({ kind }) => kind,
    ),
    topics: merged(
      (release) => release.topics,
      ({ topic }) => topic,
    ),
  };
}

import { PlainError } from '@boardwalk/build/command';
import type { ManagedRemote } from '@boardwalk/contracts';
import type { SiteClient } from '../site/site-client.ts';
import { SiteError } from '../site/site-error.ts';
import { callOf } from '../verb.ts';

/** Returns a remote of the site. @throws PlainError when there is none with this name, or this token may not see it. */
export async function managedRemote(client: SiteClient, name: string): Promise<ManagedRemote> {
  const { items } = await client.call('GET /api/releases', {});
  const remote = items.find((item) => item.name === name);
  if (remote) return remote;
  const seen = items.map((item) => item.name).join(', ') || 'none';
  throw new PlainError(`${client.origin} shows this token no remote "${name}". It shows: ${seen}.`);
}

/** Returns the version that was published last. @throws PlainError when there is none. */
export function newestVersion({ name, versions }: ManagedRemote): string {
  const [newest] = [...versions].sort((one, other) => other.publishedAt.localeCompare(one.publishedAt));
  if (newest) return newest.version;
  throw new PlainError(`Nothing of ${name} has been published. First: ${callOf('publish', name)}`);
}

/** Adds the known versions of a remote to the site's error about an unknown one. @returns every other error unchanged. */
export function withKnownVersions(
  error: unknown,
  { name, versions }: { name: string; versions: readonly { version: string }[] },
): unknown {
  if (!(error instanceof SiteError) || error.code !== 'RELEASE_NOT_FOUND') return error;
  const known = versions.map(({ version }) => version).join(', ') || 'none';
  return new SiteError(`${error.message} Versions of ${name}: ${known}.`, error.code);
}

import { PlainError } from '@boardwalk/build/command';
import { IS_ONE_REMOTE } from '@boardwalk/build/workspace';
import { type DevelopmentRemote, developmentRemoteSchema, REMOTE_ENTRY } from '@boardwalk/contracts';

/** Timeout for a server on this computer, in milliseconds. */
const TIMEOUT_MS = 5000;

/** Returns the remote that a development server on this computer serves. @throws PlainError when it isn't one, or serves another remote. */
export async function developmentRemoteAt(name: string, address: string): Promise<DevelopmentRemote> {
  const origin = URL.parse(address)?.origin ?? address;
  const answer = await fetch(`${origin}/release.json`, { signal: AbortSignal.timeout(TIMEOUT_MS) })
    .then((response) => response.json() as unknown)
    .catch(() => undefined);
  const remote = developmentRemoteSchema.safeParse({ entry: `${origin}/${REMOTE_ENTRY}`, manifest: answer });
  if (!remote.success)
    throw new PlainError(
      `No development server of a remote responds at ${address}. Start it: npm run dev${IS_ONE_REMOTE ? '' : ` -- ${name}`}`,
    );
  if (remote.data.manifest.name === name) return remote.data;
  throw new PlainError(`The server at ${address} serves "${remote.data.manifest.name}", not "${name}".`);
}

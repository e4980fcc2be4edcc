import { z } from 'zod';
import type { RemoteManifest } from './remote-manifest.ts';

/**
 * An addition of a release to what is served of its remote, which a member has to approve: paths below a first segment that the remote didn't use, a
 * navigation link, a frame origin, a call of its backend, an event for it, or a permission. `owner` is the remote that already has pages below the segment; null without one.
 */
export const wideningSchema = z
  .object({
    kind: z.enum(['path', 'link', 'embed', 'call', 'permission', 'event']),
    value: z.string(),
    owner: z.string().nullable(),
  })
  .meta({ id: 'Widening' });
export type Widening = z.infer<typeof wideningSchema>;

type Claims = Pick<RemoteManifest, 'name' | 'routes' | 'navigation'> & {
  embeds?: RemoteManifest['embeds'];
  backend?: RemoteManifest['backend'];
  permissions?: RemoteManifest['permissions'];
};

/** Returns the first segment of a path with its slash: `/news` of `/news/:id`, `/` of `/`, `/:` of `/:id`. */
export function firstSegmentOf(path: string): string {
  const [, segment = ''] = path.split('/');
  return segment.startsWith(':') ? '/:' : `/${segment}`;
}

/** A call with its access, so that opening a call to more people is an addition too. */
const callsOf = ({ backend }: Claims) =>
  (backend?.calls ?? []).map(({ call, access }) =>
    typeof access === 'object' ? `${call} (${access.permission})` : `${call} (${access})`,
  );
const eventsOf = ({ backend }: Claims): string[] => backend?.events ?? [];

const permissionsOf = ({ permissions = [] }: Claims) => permissions.map(({ key }) => key);
const segmentsOf = ({ routes }: Pick<Claims, 'routes'>) => routes.map(({ path }) => firstSegmentOf(path));

/**
 * Returns the additions of a release to what is served of its remote.
 * @param served every version of the remote that anyone is served.
 * @param others the other remotes, at every version that anyone is served.
 */
export function wideningOf(
  release: Claims,
  served: readonly Claims[],
  others: readonly Pick<Claims, 'name' | 'routes'>[],
): Widening[] {
  const known = {
    path: new Set(served.flatMap(segmentsOf)),
    link: new Set(served.flatMap(({ navigation }) => navigation.map(({ to }) => to))),
    embed: new Set(served.flatMap(({ embeds = [] }) => embeds.map(({ origin }) => origin))),
    call: new Set(served.flatMap(callsOf)),
    permission: new Set(served.flatMap(permissionsOf)),
    event: new Set(served.flatMap(eventsOf)),
  };
  const ownerOf = (segment: string) =>
    others.find((other) => other.name !== release.name && segmentsOf(other).includes(segment))?.name ?? null;
  const added = (kind: Widening['kind'], values: readonly string[]) =>
    [...new Set(values)]
      .filter((value) => !known[kind].has(value))
      .map((value) => ({ kind, value, owner: kind === 'path' ? ownerOf(value) : null }));
  return [
    ...added('path', segmentsOf(release)),
    ...added(
      'link',
      release.navigation.map(({ to }) => to),
    ),
    ...added(
      'embed',
      (release.embeds ?? []).map(({ origin }) => origin),
    ),
    ...added('call', callsOf(release)),
    ...added('permission', permissionsOf(release)),
    ...added('event', eventsOf(release)),
  ];
}

import { z } from 'zod';
import type { RemoteManifest } from './remote-manifest.ts';

/**
 * An addition of a release to what is served of its remote, which a member has to approve: paths below a first segment that the remote didn't use, a
 * navigation link, a frame origin, a call of its backend, a permission, a kind of
 * notifications, a kind of inbox items, a component in a slot, or an event for
 * its backend. `owner` is the remote that already has pages below the segment; null without one.
 */
export const wideningSchema = z
  .object({
    kind: z.enum(['path', 'link', 'embed', 'call', 'permission', 'notification', 'inbox', 'slot', 'event']),
    value: z.string(),
    owner: z.string().nullable(),
  })
  .meta({ id: 'Widening' });
export type Widening = z.infer<typeof wideningSchema>;

type Claims = Pick<RemoteManifest, 'name' | 'routes' | 'navigation'> & {
  embeds?: RemoteManifest['embeds'];
  backend?: RemoteManifest['backend'];
  permissions?: RemoteManifest['permissions'];
  notifications?: RemoteManifest['notifications'];
  inbox?: RemoteManifest['inbox'];
  slots?: RemoteManifest['slots'];
};

/** Returns the first segment of a path with its slash: `/news` of `/news/:id`, `/` of `/`, `/:` of `/:id`. */
export function firstSegmentOf(path: string): string {
  const [, segment = ''] = path.split('/');
  return segment.startsWith(':') ? '/:' : `/${segment}`;
}

const accessText = (access: string | { permission: string }) =>
  typeof access === 'object' ? access.permission : access;
/** A call with its access, so that opening a call to more people is an addition too. */
const callsOf = ({ backend }: Claims) =>
  (backend?.calls ?? []).map(({ call, access }) => `${call} (${accessText(access)})`);
/** A slot with the access of the component, for the same reason. Further components in a slot with the same access need no approval. */
const slotsOf = ({ slots = [] }: Claims) =>
  slots.map(
    ({ slot, block, access = 'public' }) => `${slot}${block ? ` ${block}` : ''} (${accessText(access)})`,
  );
const eventsOf = ({ backend }: Claims): string[] => backend?.events ?? [];

const permissionsOf = ({ permissions = [] }: Claims) => permissions.map(({ key }) => key);
const noticesOf = ({ notifications = [] }: Claims) => notifications.map(({ kind }) => kind);
const inboxKindsOf = ({ inbox = [] }: Claims) => inbox.map(({ kind }) => kind);
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
    notification: new Set(served.flatMap(noticesOf)),
    inbox: new Set(served.flatMap(inboxKindsOf)),
    slot: new Set(served.flatMap(slotsOf)),
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
    ...added('notification', noticesOf(release)),
    ...added('inbox', inboxKindsOf(release)),
    ...added('slot', slotsOf(release)),
    ...added('event', eventsOf(release)),
  ];
}

import {
  containerName,
  type DevelopmentRemote,
  type ErrorCode,
  type FieldError,
  holdsAnyRole,
  type Release,
  type ReleaseDescription,
  type ReleaseSet,
  type Ticket,
} from '@boardwalk/contracts';
import type { ServedState } from '../channels/served-releases.service.ts';
import {
  DEFAULT_SELECTION,
  fallbackOf,
  releaseSetFor,
  toRelease,
  toSet,
} from '../registry/release-set.policy.ts';

export type PreviewTicket = Extract<Ticket, { kind: 'preview' }>;

/** Returns the code with which a preview is refused; undefined when it is allowed. A link without roles is for every member. */
export function refusalOfPreview(
  ticket: PreviewTicket,
  roles: readonly string[],
  now: Date,
): ErrorCode | undefined {
  if (Date.parse(ticket.expiresAt) <= now.getTime()) return 'PREVIEW_EXPIRED';
  if (ticket.roles.length > 0 && !holdsAnyRole(roles, ticket.roles)) return 'PREVIEW_FOR_OTHERS';
  return undefined;
}

/** Returns contradictions in a development server's description, and between it and the linked remote. */
export function contradictions(name: string, { manifest }: DevelopmentRemote): FieldError[] {
  const expected = containerName(manifest.name, manifest.version);
  const where = 'body.development.manifest';
  if (manifest.name !== name)
    return [{ path: `${where}.name`, message: `The link is for "${name}", and this is "${manifest.name}".` }];
  if (manifest.container === expected) return [];
  return [{ path: `${where}.container`, message: `This version registers itself as "${expected}".` }];
}

/** Returns the public set with one remote replaced. Its live version is the fallback. */
export function previewSet(
  state: ServedState,
  { name, expiresAt }: PreviewTicket,
  shown: ReleaseDescription | DevelopmentRemote,
): ReleaseSet {
  const { version } = 'manifest' in shown ? shown.manifest : shown;
  const served = state.remotes.find((remote) => remote.name === name);
  const fallback = served && fallbackOf(served, version);
  const swapped =
    'manifest' in shown ? underDevelopment(shown, fallback) : toRelease(shown, fallback, served?.settings);
  const others = releaseSetFor(state, DEFAULT_SELECTION).remotes.filter((release) => release.name !== name);
  const set = toSet(state, 'preview', [...others, swapped]);
  return { ...set, preview: { name, version, expiresAt } };
}

/** Returns the release of a remote on a developer's computer: its files change constantly, so there is no integrity. */
function underDevelopment({ entry, manifest }: DevelopmentRemote, fallback: Release['fallback']): Release {
  const { name, version, container, kit, routes, navigation, embeds, slots } = manifest;
  const shown = { routes, navigation, preload: [], ...(embeds && { embeds }), ...(slots && { slots }) };
  return { name, version, container, kit, entry, integrity: null, ...shown, ...(fallback && { fallback }) };
}

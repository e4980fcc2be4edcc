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
import { EVERYBODY, fallbackOf, releaseSetFor, toRelease, toSet } from '../registry/release-set.policy.ts';
import type { ServedState } from '../releases/served-releases.service.ts';

export type PreviewTicket = Extract<Ticket, { kind: 'preview' }>;

/** Why somebody can't open a preview, or undefined when they can. A link without roles is for every member. */
export function refusalOfPreview(
  ticket: PreviewTicket,
  roles: readonly string[],
  now: Date,
): ErrorCode | undefined {
  if (Date.parse(ticket.expiresAt) <= now.getTime()) return 'PREVIEW_EXPIRED';
  if (ticket.roles.length > 0 && !holdsAnyRole(roles, ticket.roles)) return 'PREVIEW_FOR_OTHERS';
  return undefined;
}

/** What of a development server's description contradicts itself or the remote that it is linked for. */
export function contradictions(name: string, { manifest }: DevelopmentRemote): FieldError[] {
  const expected = containerName(manifest.name, manifest.version);
  const where = 'body.development.manifest';
  if (manifest.name !== name)
    return [{ path: `${where}.name`, message: `The link is for "${name}", and this is "${manifest.name}".` }];
  if (manifest.container === expected) return [];
  return [{ path: `${where}.container`, message: `This version registers itself as "${expected}".` }];
}

/** Everybody's set with one remote swapped. Its live version takes over where the preview fails. */
export function previewSet(
  state: ServedState,
  { name, expiresAt }: PreviewTicket,
  shown: ReleaseDescription | DevelopmentRemote,
): ReleaseSet {
  const { version } = 'manifest' in shown ? shown.manifest : shown;
  const served = state.remotes.find((remote) => remote.name === name);
  const fallback = served && fallbackOf(served, version);
  const swapped = 'manifest' in shown ? underDevelopment(shown, fallback) : toRelease(shown, fallback);
  const others = releaseSetFor(state, EVERYBODY).remotes.filter((release) => release.name !== name);
  const set = toSet(state, 'preview', [...others, swapped]);
  return { ...set, preview: { name, version, expiresAt } };
}

/** A remote on somebody's own computer: its files change as they type, so nothing vouches for them. */
function underDevelopment({ entry, manifest }: DevelopmentRemote, fallback: Release['fallback']): Release {
  const { name, version, container, kit, routes, navigation, embeds } = manifest;
  const shown = { routes, navigation, preload: [], ...(embeds && { embeds }) };
  return { name, version, container, kit, entry, integrity: null, ...shown, ...(fallback && { fallback }) };
}

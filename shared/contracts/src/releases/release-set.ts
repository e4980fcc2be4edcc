import { z } from 'zod';
import { instant } from '../entities/list.ts';
import { remoteManifestSchema } from './remote-manifest.ts';

/** A version as it stands in paths: the team's own number and a hash of what it was built from. */
export const releaseVersion = z
  .string()
  .regex(/^[0-9A-Za-z][0-9A-Za-z.-]{0,63}$/, 'Letters, digits, dots and dashes.');
/** Subresource integrity of one file. */
export const integrityText = z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/);

/**
 * What loads one version of a remote. `container` is the name under which its entry registers itself: it holds the version, so that
 * two versions can live in one tab. `entry` is a path on this origin (an address on this computer for a remote under development,
 * which has no integrity). The entry's hash covers the rest: the hashes of every chunk and style stand in the entry.
 */
const loadable = {
  version: releaseVersion,
  container: z.string().regex(/^[a-z0-9_]+$/),
  kit: z.string(),
  entry: z.string().regex(/^(\/[^/]|http:\/\/localhost:\d+\/)/),
  integrity: integrityText.nullable(),
};

/** The version that takes over in a page when the chosen one fails there. */
export const fallbackReleaseSchema = z.object(loadable).meta({ id: 'FallbackRelease' });
export type FallbackRelease = z.infer<typeof fallbackReleaseSchema>;

/** One remote at one version, as a page loads it. `preload` are the files of its first page, as paths on this origin. */
export const releaseSchema = remoteManifestSchema
  .omit({ budgets: true })
  .extend({
    ...loadable,
    preload: z.array(z.string().startsWith('/')),
    fallback: fallbackReleaseSchema.optional(),
  })
  .meta({ id: 'Release' });
export type Release = z.infer<typeof releaseSchema>;

/** Why a visitor gets this set: everybody's, with a share of visitors on canaries, ahead of them as staff, or a preview of one version. */
export const CHANNELS = ['live', 'canary', 'staff', 'preview'] as const;
export type Channel = (typeof CHANNELS)[number];

/**
 * Which version of each remote a visitor gets. `id` changes whenever any of them does. `seq` only ever grows within one `registry`
 * (milliseconds since 1970 at the least), so that an older set can be told from a newer one. A browser that has seen no set yet takes a signed
 * one until `expiresAt` alone. Previews have a time of their own.
 */
export const releaseSetSchema = z
  .object({
    id: z.string(),
    registry: z.uuid(),
    seq: z.int(),
    issuedAt: instant,
    expiresAt: instant.optional(),
    channel: z.enum(CHANNELS),
    remotes: z.array(releaseSchema),
    /** In a preview: what is previewed, and until when the set may be used. */
    preview: z.object({ name: z.string(), version: z.string(), expiresAt: instant }).optional(),
  })
  .meta({ id: 'ReleaseSet' });
export type ReleaseSet = z.infer<typeof releaseSetSchema>;

/** A release set as text, with its signature. The text is JSON that can stand in a script element as it is. */
export const signedTextSchema = z
  .object({ payload: z.string(), key: z.string(), signature: z.string() })
  .meta({ id: 'SignedText' });

import { z } from 'zod';
import { instant } from '../entities/list.ts';
import { remoteManifestSchema } from './remote-manifest.ts';

/** A version as used in paths: the team's version number and a hash of its sources. */
export const releaseVersion = z
  .string()
  .regex(/^[0-9A-Za-z][0-9A-Za-z.-]{0,63}$/, 'Letters, digits, dots and dashes.');
/** Subresource integrity of one file. */
export const integrityText = z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/);

/**
 * Data to load a version of a remote. `container` is the global name that its entry registers; it includes the version, so that two versions can be
 * loaded in one tab. `entry` is a path on this origin (for a remote under development a localhost URL, without integrity). The entry contains the
 * hashes of all chunks and styles, so its own hash covers them.
 */
const loadable = {
  version: releaseVersion,
  container: z.string().regex(/^[a-z0-9_]+$/),
  kit: z.string(),
  entry: z.string().regex(/^(\/[^/]|http:\/\/localhost:\d+\/)/),
  integrity: integrityText.nullable(),
};

/** The version that a page falls back to when the chosen one fails. */
export const fallbackReleaseSchema = z.object(loadable).meta({ id: 'FallbackRelease' });
export type FallbackRelease = z.infer<typeof fallbackReleaseSchema>;

/** A remote at a version, as a page loads it. `preload` are the files of its first page, as paths on this origin. */
export const releaseSchema = remoteManifestSchema
  .omit({
    budgets: true,
    permissions: true,
    backend: true,
    notifications: true,
    inbox: true,
    audit: true,
    search: true,
    topics: true,
    settings: true,
  })
  .extend({
    ...loadable,
    preload: z.array(z.string().startsWith('/')),
    fallback: fallbackReleaseSchema.optional(),
    /** Values of its public settings. */
    settingValues: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).optional(),
  })
  .meta({ id: 'Release' });
export type Release = z.infer<typeof releaseSchema>;

/** Reasons why a visitor gets a set: the default, a canary, the staff channel, or a preview of a version. */
export const CHANNELS = ['live', 'canary', 'staff', 'preview'] as const;
export type Channel = (typeof CHANNELS)[number];

/**
 * The versions of all remotes that a visitor gets. `id` changes whenever one of them does, or a public setting. `seq` only increases within one `registry` (at least
 * milliseconds since 1970), so that an older set is recognizable. A browser without a set accepts a signed one only until `expiresAt`. Previews
 * expire separately.
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
    /** The previewed version and its expiry; absent outside of a preview. */
    preview: z.object({ name: z.string(), version: z.string(), expiresAt: instant }).optional(),
  })
  .meta({ id: 'ReleaseSet' });
export type ReleaseSet = z.infer<typeof releaseSetSchema>;

/** A release set as text, with its signature. The JSON is safe to embed in a script element unchanged. */
export const signedTextSchema = z
  .object({ payload: z.string(), key: z.string(), signature: z.string() })
  .meta({ id: 'SignedText' });

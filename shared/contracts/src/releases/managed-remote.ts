import { z } from 'zod';
import { instant } from '../entities/list.ts';
import { RELEASE_OUTCOMES } from './release-health.ts';
import { releaseVersion } from './release-set.ts';
import { wideningSchema } from './widening.ts';

/** Who did something to a release: a member, a deploy token, or the site by itself. */
export const releaseActorSchema = z.object({ kind: z.enum(['member', 'token', 'site']), name: z.string() });
export type ReleaseActor = z.infer<typeof releaseActorSchema>;

/** How a version fared in the last half hour, minute by minute, oldest first. Counts are estimates from a sample. */
export const releaseHealthSchema = z.object({
  drawn: z.int(),
  failed: z.int(),
  series: z.array(z.object({ at: instant, drawn: z.int(), failed: z.int() })),
});
export type ReleaseHealth = z.infer<typeof releaseHealthSchema>;

/**
 * One way in which a version failed, however often. `frame` is a place in its source where the release has a source map, else in its built file:
 * `file:line:column`. `browser` is a name with its major version, or `server`.
 */
export const releaseFailureSchema = z
  .object({
    outcome: z.enum(RELEASE_OUTCOMES),
    message: z.string(),
    frame: z.string().nullable(),
    route: z.string().nullable(),
    browser: z.string(),
    count: z.int(),
    firstAt: instant,
    lastAt: instant,
  })
  .meta({ id: 'ReleaseFailure' });
export type ReleaseFailure = z.infer<typeof releaseFailureSchema>;

/** One version of a remote, as its team and staff see it. Sizes in bytes; `entry` and `page` after brotli. */
export const managedReleaseSchema = z
  .object({
    version: releaseVersion,
    commit: z.string().nullable(),
    kit: z.string(),
    builtAt: instant,
    publishedAt: instant,
    publishedBy: releaseActorSchema,
    bytes: z.int(),
    entry: z.int(),
    page: z.int(),
    /** The origins that its pages may show in frames. */
    embeds: z.array(z.string()),
    /** When it was taken back for breaking its error budget; it isn't promoted again without saying so. */
    demotedAt: instant.nullable(),
    /** The name of the deploy token that it was published with, while it waits for a person: only one can have it served. */
    waitsWith: z.string().nullable(),
    /** Whether it waits because nobody has approved that token. */
    tokenIsNew: z.boolean(),
    /** What it adds to what is served, while it waits. */
    widening: z.array(wideningSchema),
    health: releaseHealthSchema,
  })
  .meta({ id: 'ManagedRelease' });
export type ManagedRelease = z.infer<typeof managedReleaseSchema>;

/** A remote with what is served of it. `previous` is where a rollback leads. Versions are newest first, at most 20. */
export const managedRemoteSchema = z
  .object({
    name: z.string(),
    live: releaseVersion.nullable(),
    previous: releaseVersion.nullable(),
    canary: z.object({ version: releaseVersion, share: z.number().min(0).max(100) }).nullable(),
    staff: releaseVersion.nullable(),
    /** The oldest version that may be served: nothing goes back behind it. */
    floor: releaseVersion.nullable(),
    /** When somebody switched it off; nothing of it is served until it is switched on. */
    offAt: instant.nullable(),
    /** Whether the site’s own build brings it: it can be switched off, but not removed. */
    isBuiltIn: z.boolean(),
    changedAt: instant.nullable(),
    changedBy: releaseActorSchema.nullable(),
    versions: z.array(managedReleaseSchema),
  })
  .meta({ id: 'ManagedRemote' });
export type ManagedRemote = z.infer<typeof managedRemoteSchema>;

/** A reason not to deploy: where it is, what is wrong, and how to mend it. */
export const findingSchema = z
  .object({ code: z.string(), where: z.string(), what: z.string(), mend: z.string() })
  .meta({ id: 'Finding' });
export type Finding = z.infer<typeof findingSchema>;

/**
 * A deploy token, without its secret. `start` is enough of it to recognise it. `remotes` are those that it may release. `publishOnly`:
 * what it published a person has to promote. Until somebody has approved it, what it published waits for a person, too.
 */
export const deployTokenSchema = z
  .object({
    id: z.uuid(),
    name: z.string(),
    start: z.string(),
    remotes: z.array(z.string()),
    createdAt: instant,
    createdBy: z.string(),
    lastUsedAt: instant.nullable(),
    expiresAt: instant,
    publishOnly: z.boolean(),
    approvedAt: instant.nullable(),
    revokedAt: instant.nullable(),
  })
  .meta({ id: 'DeployToken' });
export type DeployToken = z.infer<typeof deployTokenSchema>;

import { z } from 'zod';
import { instant } from '../entities/list.ts';
import { RELEASE_OUTCOMES } from './release-health.ts';
import { releaseVersion } from './release-set.ts';
import { wideningSchema } from './widening.ts';

/** Actor of a release event: a member, a deploy token, or the site itself. */
export const releaseActorSchema = z.object({ kind: z.enum(['member', 'token', 'site']), name: z.string() });
export type ReleaseActor = z.infer<typeof releaseActorSchema>;

/** Outcomes of a version in the last half hour, per minute, oldest first. Counts are estimates from a sample. */
export const releaseHealthSchema = z.object({
  drawn: z.int(),
  failed: z.int(),
  series: z.array(z.object({ at: instant, drawn: z.int(), failed: z.int() })),
});
export type ReleaseHealth = z.infer<typeof releaseHealthSchema>;

/**
 * A distinct failure of a version, however often it occurred. `frame` is the position in the source if the release has a source map, otherwise in the
 * built file: `file:line:column`. `browser` is a name with its major version, or `server`.
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

/** A version of a remote, as its team and staff see it. Sizes in bytes; `entry` and `page` after brotli. */
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
    /** Origins that its pages may show in frames. */
    embeds: z.array(z.string()),
    /** Time of the automatic rollback for exceeding the error budget; promoting it again requires confirmation. */
    demotedAt: instant.nullable(),
    /** Name of the deploy token that published it, while it waits for approval by a member. */
    waitsWith: z.string().nullable(),
    /** Whether it waits because the token isn't approved yet. */
    tokenIsNew: z.boolean(),
    /** Pending additions to what is served, while it waits. */
    widening: z.array(wideningSchema),
    health: releaseHealthSchema,
  })
  .meta({ id: 'ManagedRelease' });
export type ManagedRelease = z.infer<typeof managedReleaseSchema>;

/** A remote with its served versions. `previous` is the target of a rollback. Versions are newest first, at most 20. */
export const managedRemoteSchema = z
  .object({
    name: z.string(),
    live: releaseVersion.nullable(),
    previous: releaseVersion.nullable(),
    canary: z.object({ version: releaseVersion, share: z.number().min(0).max(100) }).nullable(),
    staff: releaseVersion.nullable(),
    /** The oldest version that may be served; rollbacks can't go below it. */
    floor: releaseVersion.nullable(),
    /** Time at which it was disabled; nothing of it is served until it is enabled. */
    offAt: instant.nullable(),
    /** Whether it is part of the site’s own build: it can be disabled, but not removed. */
    isBuiltIn: z.boolean(),
    changedAt: instant.nullable(),
    changedBy: releaseActorSchema.nullable(),
    versions: z.array(managedReleaseSchema),
  })
  .meta({ id: 'ManagedRemote' });
export type ManagedRemote = z.infer<typeof managedRemoteSchema>;

/** A reason not to deploy: location, problem, and fix. */
export const findingSchema = z
  .object({ code: z.string(), where: z.string(), what: z.string(), mend: z.string() })
  .meta({ id: 'Finding' });
export type Finding = z.infer<typeof findingSchema>;

/**
 * A deploy token without its secret. `start` is its recognizable prefix. `remotes` are those that it may release. `publishOnly`: a member has to
 * promote its releases. Until the token is approved, its releases wait for a member as well.
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

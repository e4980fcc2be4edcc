import { z } from 'zod';
import { instant } from '../entities/list.ts';
import { machine } from '../texts/written.ts';
import { releaseVersion } from './release-set.ts';
import { remoteManifestSchema } from './remote-manifest.ts';

/** A file of a release, as a path inside its folder. */
export const releaseFilePath = z
  .string()
  .max(200)
  .regex(/^[A-Za-z0-9_-][A-Za-z0-9_.-]*(\/[A-Za-z0-9_-][A-Za-z0-9_.-]*)*$/, 'A path inside the release.');

/** The largest file of a release, in bytes. */
export const LARGEST_RELEASE_FILE = 16 * 1024 * 1024;

/** The file of a release that draws its pages on the server. A release without one is drawn in the browser alone. */
export const SERVER_BUNDLE = 'server/remote.js';

/** The source map of a built file of a release: for servers, which tell from it where in the source something was thrown. */
export function sourceMapOf(file: string): string {
  return `server/maps/${file}.map`;
}

/** Whether a file of a release is for servers: no browser is served it, and none could use it. */
export function isForServers(path: string): boolean {
  return path.startsWith('server/');
}

/** Size and SHA-384 (base64) of a file; `packed` is its size after brotli, the same where it isn't compressed. Bytes. */
export const releaseFileSchema = z.object({
  bytes: z.int().min(0),
  packed: z.int().min(0),
  hash: z.string().regex(/^[A-Za-z0-9+/]{64}$/, 'SHA-384 in base64.'),
});
export type ReleaseFile = z.infer<typeof releaseFileSchema>;

/**
 * `release.json`: everything about a release. Its files never change once it is published; the same version with other bytes is
 * refused. Paths are relative to the release's folder.
 */
export const releaseDescriptionSchema = remoteManifestSchema
  .extend({
    version: releaseVersion,
    container: z.string().regex(/^[a-z0-9_]+$/),
    entry: releaseFilePath,
    /** The files that the exposed module needs at once. */
    preload: z.array(releaseFilePath).min(1),
    /** The commit that it was built from, null outside of a repository. */
    commit: machine(64).nullable(),
    builtAt: instant,
    /** The kit of the checkout that it was built in. */
    builtWithKit: machine(64),
    /** Packages that are compiled into it. */
    bundled: z.array(machine(300)),
    files: z.record(releaseFilePath, releaseFileSchema),
  })
  .meta({ id: 'ReleaseDescription' });
export type ReleaseDescription = z.infer<typeof releaseDescriptionSchema>;

/** Files made from others, by whoever stores a release: they are no part of what makes two releases the same. */
export function isPackedForm(path: string): boolean {
  return /\.(br|gz)$/.test(path);
}

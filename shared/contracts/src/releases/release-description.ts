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

/** Maximum size of a release file, in bytes. */
export const MAX_RELEASE_FILE_BYTES = 16 * 1024 * 1024;

/** The release file that renders its pages on the server. A release without it is rendered in the browser only. */
export const SERVER_BUNDLE = 'server/remote.js';

/** Returns the source map of a built file, which servers use to locate failures in the source. */
export function sourceMapOf(file: string): string {
  return `server/maps/${file}.map`;
}

/** Returns whether a release file is for servers only. Browsers are never served it. */
export function isForServers(path: string): boolean {
  return path.startsWith('server/');
}

/** Size and SHA-384 (base64) of a file; `packed` is its size after brotli, the same if it isn't compressed. Bytes. */
export const releaseFileSchema = z.object({
  bytes: z.int().min(0),
  packed: z.int().min(0),
  hash: z.string().regex(/^[A-Za-z0-9+/]{64}$/, 'SHA-384 in base64.'),
});
export type ReleaseFile = z.infer<typeof releaseFileSchema>;

/**
 * `release.json`: the description of a release. Its files never change once it is published; the same version with different bytes is rejected. Paths
 * are relative to the release's folder.
 */
export const releaseDescriptionSchema = remoteManifestSchema
  .extend({
    version: releaseVersion,
    container: z.string().regex(/^[a-z0-9_]+$/),
    entry: releaseFilePath,
    /** Files that the exposed module needs immediately. */
    preload: z.array(releaseFilePath).min(1),
    /** Exposed modules for slots, each with the files that it needs. Absent in releases without any, and of earlier versions of the tools. */
    modules: z
      .record(z.string().regex(/^\.\/[a-z][a-z0-9-]{0,39}$/), z.array(releaseFilePath).min(1))
      .optional(),
    /** The commit it was built from, null outside of a repository. */
    commit: machine(64).nullable(),
    builtAt: instant,
    /** Kit version of the checkout it was built in. */
    builtWithKit: machine(64),
    /** Packages that are bundled into it. */
    bundled: z.array(machine(300)),
    files: z.record(releaseFilePath, releaseFileSchema),
  })
  .meta({ id: 'ReleaseDescription' });
export type ReleaseDescription = z.infer<typeof releaseDescriptionSchema>;

/** Returns whether a file is a compressed variant, created on storage. Such files are ignored when two releases are compared. */
export function isPackedForm(path: string): boolean {
  return /\.(br|gz)$/.test(path);
}

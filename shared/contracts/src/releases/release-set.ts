import { z } from 'zod';
import { instant } from '../entities/list.ts';
import { remoteManifestSchema } from './remote-manifest.ts';

/**
 * One remote at one version, as a page loads it. `container` is the name under which its entry registers itself: it holds the
 * version, so that two versions can live in one tab. `entry` and `preload` are paths on this origin.
 */
export const releaseSchema = remoteManifestSchema
  .extend({
    version: z.string().regex(/^[0-9A-Za-z.-]+$/),
    container: z.string().regex(/^[a-z0-9_]+$/),
    entry: z.string().startsWith('/'),
    preload: z.array(z.string().startsWith('/')),
  })
  .meta({ id: 'Release' });
export type Release = z.infer<typeof releaseSchema>;

/** Which version of each remote a visitor gets. `id` changes whenever any of them does. */
export const releaseSetSchema = z
  .object({ id: z.string(), issuedAt: instant, remotes: z.array(releaseSchema) })
  .meta({ id: 'ReleaseSet' });
export type ReleaseSet = z.infer<typeof releaseSetSchema>;

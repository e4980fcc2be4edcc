import { releaseSchema } from '@boardwalk/contracts';
import { z } from 'zod';

/** A `release.json` as the build writes it: the release, when it was built, and a hash for each of its files. */
export const storedReleaseSchema = releaseSchema.extend({
  builtAt: z.iso.datetime(),
  files: z.record(z.string(), z.string()),
});
export type StoredRelease = z.infer<typeof storedReleaseSchema>;

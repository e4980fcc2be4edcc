import { z } from 'zod';

/** Path of the packages that a site serves to external teams, with their index. */
export const PACKAGES_PATH = '/packages/';
export const PACKAGE_INDEX_PATH = `${PACKAGES_PATH}index.json`;

/** Packages of a site: name, version, file below `/packages/`, and its hash in npm's format. */
export const packageIndexSchema = z.object({
  packages: z.array(
    z.object({ name: z.string(), version: z.string(), file: z.string(), integrity: z.string() }),
  ),
});

export type PackageIndex = z.infer<typeof packageIndexSchema>;

import { z } from 'zod';

/** Where a site serves the packages for teams outside its checkout, and which there are. */
export const PACKAGES_PATH = '/packages/';
export const PACKAGE_INDEX_PATH = `${PACKAGES_PATH}index.json`;

/** The packages of a site: name, version, file below `/packages/`, and its hash as npm writes it. */
export const packageIndexSchema = z.object({
  packages: z.array(
    z.object({ name: z.string(), version: z.string(), file: z.string(), integrity: z.string() }),
  ),
});

export type PackageIndex = z.infer<typeof packageIndexSchema>;

/** Returns the global name of a remote's container. Includes the version, so that two versions can be loaded in one tab. */
export function containerName(remote: string, version: string): string {
  return `${remote}_${version}`.toLowerCase().replace(/[^a-z0-9]+/g, '_');
}

/** Returns the folder of a release on the site's origin, with a trailing slash. */
export function releaseBase(remote: string, version: string): string {
  return `/remotes/${remote}/${version}/`;
}

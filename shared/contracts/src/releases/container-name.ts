/** The name under which a remote's entry registers itself. It holds the version, so that two versions can live in one tab. */
export function containerName(remote: string, version: string): string {
  return `${remote}_${version}`.toLowerCase().replace(/[^a-z0-9]+/g, '_');
}

/** The folder of a release on the site's origin, with a slash at its end. */
export function releaseBase(remote: string, version: string): string {
  return `/remotes/${remote}/${version}/`;
}

/** The name under which a remote's entry registers itself. It holds the version, so that two versions can live in one tab. */
export function containerName(remote: string, version: string): string {
  return `${remote}_${version}`.toLowerCase().replace(/[^a-z0-9]+/g, '_');
}

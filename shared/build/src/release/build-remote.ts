/** Builds the release of a remote, unless it is up to date. @throws PlainError when the build fails. */
export async function buildRemote(name: string, log: (line: string) => void): Promise<void> {
  // The bundler is loaded only for a build.
  const [{ buildTargets }, { remoteTarget }] = await Promise.all([
    import('../targets/build-targets.ts'),
    import('../targets/remote-target.ts'),
  ]);
  await buildTargets([remoteTarget(name)], log);
}

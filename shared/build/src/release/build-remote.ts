/** Builds the release of a remote, unless that has been done since its last change. @throws PlainError when it can't be built. */
export async function buildRemote(name: string, say: (line: string) => void): Promise<void> {
  // The bundler is loaded only when something is built.
  const [{ buildTargets }, { remoteTarget }] = await Promise.all([
    import('../targets/build-targets.ts'),
    import('../targets/remote-target.ts'),
  ]);
  await buildTargets([remoteTarget(name)], say);
}

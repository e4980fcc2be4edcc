const PACKAGED_NODE = /^node-(linux|win)-/;
/** These read sources through the compiler's API, which TypeScript 7 doesn't publish yet. */
const COMPILER_USERS = ['react-docgen-typescript', 'typedoc'];

/**
 * The packages of Node say for which system they are in a text where pnpm reads a list: without this, each checkout would fetch
 * Node for Windows too, and a checkout on Windows Node for Linux.
 */
function readPackage(manifest) {
  if (COMPILER_USERS.includes(manifest.name)) return withOwnCompiler(manifest);
  if (!PACKAGED_NODE.test(manifest.name)) return manifest;
  return { ...manifest, os: [manifest.os].flat(), cpu: [manifest.cpu].flat() };
}

/** Gives a package a compiler of its own, instead of the workspace's. */
function withOwnCompiler(manifest) {
  const { typescript: _, ...peerDependencies } = manifest.peerDependencies ?? {};
  return { ...manifest, peerDependencies, dependencies: { ...manifest.dependencies, typescript: '5.9.3' } };
}

module.exports = { hooks: { readPackage } };

const PACKAGED_NODE = /^node-(linux|win)-/;

/**
 * The packages of Node say for which system they are in a text where pnpm reads a list: without this, each checkout would fetch
 * Node for Windows too, and a checkout on Windows Node for Linux.
 */
function readPackage(manifest) {
  if (!PACKAGED_NODE.test(manifest.name)) return manifest;
  return { ...manifest, os: [manifest.os].flat(), cpu: [manifest.cpu].flat() };
}

module.exports = { hooks: { readPackage } };

// Stands in for the runtime's handler of manifests and snapshots, which Boardwalk has none of: remotes are registered by the address
// of their entry. What asks for snapshots finds none; plugins find no hooks.
const noHooks = {
  lifecycle: {},
  lifecycleKeys: [],
  registerPlugins: {},
  applyPlugin() {},
  removePlugin() {},
};

export class SnapshotHandler {
  hooks = noHooks;
  manifestCache = new Map();
  loadingHostSnapshot = null;
}

export const getGlobalRemoteInfo = () => ({
  hostGlobalSnapshot: undefined,
  globalSnapshot: {},
  remoteSnapshot: undefined,
});

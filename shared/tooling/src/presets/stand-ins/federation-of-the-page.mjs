// Stands in, in the entry of a remote, for what ties the bundler to the federation runtime: the shell has it and lends it to every
// remote of the page. What belongs to one remote alone is made anew; the library's own start would take the shell's for it, and the
// start of a container isn't in the shell, which is none. There is one scope of what is shared.
const { runtime, bundlerRuntime, attachShareScopeMap } = globalThis.boardwalkFederation;
const SCOPE = 'default';

const init = ({ webpackRequire: { federation } }) => runtime.createInstance(federation.initOptions);

function initContainerEntry({ webpackRequire, shareScope, initScope, remoteEntryInitOptions }) {
  const { instance, initOptions } = webpackRequire.federation;
  instance.initOptions({ name: initOptions.name, remotes: [], ...remoteEntryInitOptions });
  const hostShareScopeMap = remoteEntryInitOptions?.shareScopeMap ?? {};
  instance.initShareScopeMap(SCOPE, shareScope, { hostShareScopeMap });
  attachShareScopeMap(webpackRequire);
  return webpackRequire.I(SCOPE, initScope);
}

export default {
  runtime,
  bundlerRuntime: { ...bundlerRuntime, init, initContainerEntry, S: {} },
  attachShareScopeMap,
  instance: undefined,
  initOptions: undefined,
  bundlerRuntimeOptions: {},
};

// Stands in, in the entry of a remote, for what ties the bundler to the federation runtime: the shell has it and lends it to every
// remote of the page. What belongs to one remote alone is made anew; the library's own start would take the shell's for it.
const { runtime, bundlerRuntime, attachShareScopeMap } = globalThis.boardwalkFederation;

const init = ({ webpackRequire: { federation } }) => runtime.createInstance(federation.initOptions);

export default {
  runtime,
  bundlerRuntime: { ...bundlerRuntime, init, S: {} },
  attachShareScopeMap,
  instance: undefined,
  initOptions: undefined,
  bundlerRuntimeOptions: {},
};

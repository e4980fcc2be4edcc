// Stands in for the start of the federation runtime with a plugin for packages that are shared in parts, which Boardwalk has none of.
export const init = ({ webpackRequire: { federation } }) => federation.runtime.init(federation.initOptions);

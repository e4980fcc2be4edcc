// Stands in for the runtime's preloading of remotes, which Boardwalk leaves to the page's head: nothing calls it.
export const defaultPreloadArgs = {};
export const formatPreloadArgs = () => [];
export const normalizePreloadExposes = () => [];
export const preloadAssets = async () => [];

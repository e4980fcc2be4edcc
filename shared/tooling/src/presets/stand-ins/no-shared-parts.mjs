// Stands in for sharing a package in parts: what Boardwalk shares is shared whole.
export const getSharedFallbackGetter = ({ factory }) => factory;

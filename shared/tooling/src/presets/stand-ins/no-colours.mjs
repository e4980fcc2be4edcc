// Stands in for Chakra's own palettes. The kit has the community's; the others would travel with them, because they are parts of one object.
export const colors = {};
export const semanticColors = {};

// Stands in for the federation runtime's sentences about its errors. Their codes stay; what went wrong is found out by the loader itself.
export const runtimeDescMap = {};
export const buildDescMap = {};
export const typeDescMap = {};
export const errorDescMap = {};

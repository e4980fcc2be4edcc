// Stands in for loading what a build names as its remotes: Boardwalk's builds name none, the release set does.
export const remotes = () => {};

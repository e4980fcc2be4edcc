import { matchRoute, type ReleaseSet, SHELL_ROUTES } from '@boardwalk/contracts';

const OWN_PATHS: string[] = Object.values(SHELL_ROUTES).map(({ path }) => path);

/** Returns a function that checks whether a path leads to a page of the shell or of the current release set. */
export function routeExistsIn(set: () => ReleaseSet | null): (path: string) => boolean {
  return (path) => {
    const now = set();
    return OWN_PATHS.includes(path) || (now !== null && matchRoute(now, path) !== undefined);
  };
}

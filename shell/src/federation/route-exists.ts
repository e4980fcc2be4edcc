import { matchRoute, type ReleaseSet, SHELL_ROUTES } from '@boardwalk/contracts';

const OWN_PATHS: string[] = Object.values(SHELL_ROUTES).map(({ path }) => path);

/** Whether a path leads to a page: the shell's own, or one that the release set has now. */
export function routeExistsIn(set: () => ReleaseSet | null): (path: string) => boolean {
  return (path) => {
    const now = set();
    return OWN_PATHS.includes(path) || (now !== null && matchRoute(now, path) !== undefined);
  };
}

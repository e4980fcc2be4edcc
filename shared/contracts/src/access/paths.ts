/** Pages that everybody may open without signing in, whichever remote serves them. */
export const PUBLIC_PATHS = ['/', '/about', '/docs', '/streaming', '/terms', '/privacy'];
/** Paths under these are public too: the docs have pages of their own. */
const PUBLIC_TREES = ['/docs/'];
/** Any path that starts with this is part of signing in. */
const SIGN_IN_PREFIX = '/auth';

/** Whether the path is open to visitors by the site's own rules. Remotes may declare more public routes of their own. */
export function isPublicPath(path: string): boolean {
  const clean = path.length > 1 ? path.replace(/\/+$/, '') || '/' : path;
  return (
    clean.startsWith(SIGN_IN_PREFIX) ||
    PUBLIC_PATHS.includes(clean) ||
    PUBLIC_TREES.some((tree) => clean.startsWith(tree))
  );
}

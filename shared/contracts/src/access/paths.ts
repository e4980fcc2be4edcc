/** Pages that visitors may open without signing in, whichever remote serves them. */
export const PUBLIC_PATHS = ['/', '/about', '/docs', '/streaming', '/terms', '/privacy'];
/** Paths under these are public too: the docs have pages of their own. */
const PUBLIC_TREES = ['/docs/'];
/** Prefix of every path that is part of signing in. */
const SIGN_IN_PREFIX = '/auth';

/** Returns whether the site's own rules open the path to visitors. Remotes may declare more public routes. */
export function isPublicPath(path: string): boolean {
  const clean = path.length > 1 ? path.replace(/\/+$/, '') || '/' : path;
  return (
    clean.startsWith(SIGN_IN_PREFIX) ||
    PUBLIC_PATHS.includes(clean) ||
    PUBLIC_TREES.some((tree) => clean.startsWith(tree))
  );
}

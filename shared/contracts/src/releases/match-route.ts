import type { Release, ReleaseSet } from './release-set.ts';
import type { RemoteRoute } from './remote-manifest.ts';

export interface RouteMatch {
  release: Release;
  route: RemoteRoute;
}

/** Returns the remote and route that serve a path, preferring the most specific pattern; undefined if no remote does. */
export function matchRoute(set: Pick<ReleaseSet, 'remotes'>, path: string): RouteMatch | undefined {
  const parts = split(path);
  let best: { match: RouteMatch; score: number } | undefined;
  for (const release of set.remotes) {
    for (const route of release.routes) {
      const score = scoreOf(split(route.path), parts);
      if (score !== undefined && (!best || score > best.score)) best = { match: { release, route }, score };
    }
  }
  return best?.match;
}

/** Returns how specific a pattern is for a path, undefined if it doesn't match. The highest is the most specific. */
export function patternScore(pattern: string, path: string): number | undefined {
  return scoreOf(split(pattern), split(path));
}

/**
 * Returns the specificity: a literal segment outweighs a parameter, and earlier segments outweigh later ones; undefined if the pattern doesn't match.
 */
function scoreOf(pattern: string[], parts: string[]): number | undefined {
  if (pattern.length !== parts.length) return undefined;
  let score = 0;
  for (const [index, expected] of pattern.entries()) {
    const literal = !expected.startsWith(':');
    if (literal && expected !== parts[index]) return undefined;
    score = score * 2 + (literal ? 1 : 0);
  }
  return score;
}

function split(path: string): string[] {
  return path.split('/').filter((part) => part !== '');
}

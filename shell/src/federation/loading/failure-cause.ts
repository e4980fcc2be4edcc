import { CAUSE_LIMITS, FAULT_MARK, type FailureCause, matchRoute, type Release } from '@boardwalk/contracts';
import { releaseSets } from '../set/set-store.ts';

/** A position in a release file, as it appears in stack traces: `…/remotes/news/1.0.0-abc/assets/main.js:1:20`. */
const PLACE = /\/remotes\/([a-z0-9-]+)\/([^/\s]+)\/([^\s?:()]+)(?:\?[^\s:()]*)?:(\d+):(\d+)/g;

/** The URL of a release file. */
const RELEASE_FILE = /\/remotes\/([a-z0-9-]+)\/([^/\s]+)\//;

/** The release that threw, with the position if it is known. */
export interface Blamed extends Pick<Release, 'name' | 'version'> {
  frame?: NonNullable<FailureCause['frame']>;
}

/**
 * Returns the release whose file could not be loaded, or whose file threw an error: that of the topmost stack frame in any release. Undefined for the
 * shell's own errors.
 */
export function blamedFor(error: unknown): Blamed | undefined {
  if (!(error instanceof Error)) return undefined;
  const request = requestOf(error);
  // A chunk is also imported by the code of others: only its URL tells whose it is.
  if (request !== undefined) {
    const [, name, folder] = RELEASE_FILE.exec(request) ?? [];
    return name && folder ? { name, version: versionOf(folder) } : undefined;
  }
  for (const [, name = '', folder = '', file = '', line, column] of (error.stack ?? '').matchAll(PLACE))
    return { name, version: versionOf(folder), frame: { file, line: Number(line), column: Number(column) } };
  return undefined;
}

/** Returns the URL of the chunk or style sheet that could not be loaded, which the bundler adds to its error. */
function requestOf(error: Error): string | undefined {
  const { request } = error as { request?: unknown };
  return typeof request === 'string' && request !== '' ? request : undefined;
}

function versionOf(folder: string): string {
  const [version = ''] = folder.split(FAULT_MARK);
  return version;
}

/** Describes why a release failed. The page's URL is reduced to its route pattern, which contains no personal data. */
export function causeOf(error: unknown, path = location.pathname): FailureCause {
  const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  const frame = blamedFor(error)?.frame;
  return {
    message: withoutAddresses(message).slice(0, CAUSE_LIMITS.message),
    ...(frame && { frame }),
    route: routeOf(path),
  };
}

/** Returns the route pattern of a path, such as `/news/:slug`; `/` if no release serves it. */
export function routeOf(path: string): string {
  const set = releaseSets.current();
  return (set && matchRoute(set, path)?.route.path.slice(0, CAUSE_LIMITS.route)) ?? '/';
}

/** Removes queries and fragments from URLs, which may contain a user's search. */
function withoutAddresses(message: string): string {
  return message.replace(/(https?:\/\/[^\s?#]+)[?#]\S*/g, '$1');
}

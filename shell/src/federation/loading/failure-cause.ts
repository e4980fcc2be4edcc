import { CAUSE_LIMITS, FAULT_MARK, type FailureCause, matchRoute, type Release } from '@boardwalk/contracts';
import { releaseSets } from '../set/set-store.ts';

/** A place in a file of a release, as browsers write it in stacks: `…/remotes/news/1.0.0-abc/assets/main.js:1:20`. */
const PLACE = /\/remotes\/([a-z0-9-]+)\/([^/\s]+)\/([^\s?:()]+)(?:\?[^\s:()]*)?:(\d+):(\d+)/g;

/** A release that threw, with the place where. */
export interface Blamed extends Pick<Release, 'name' | 'version'> {
  frame: NonNullable<FailureCause['frame']>;
}

/**
 * The release in whose file an error was thrown: that of the topmost frame that lies in any release. Undefined for an error of the shell's own.
 */
export function blamedFor(error: unknown): Blamed | undefined {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  for (const [, name = '', folder = '', file = '', line, column] of stack.matchAll(PLACE)) {
    const [version = ''] = folder.split(FAULT_MARK);
    return { name, version, frame: { file, line: Number(line), column: Number(column) } };
  }
  return undefined;
}

/** Why a release failed here. The address of the page is told as its route, so that it names nobody. */
export function causeOf(error: unknown, path = location.pathname): FailureCause {
  const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  const frame = blamedFor(error)?.frame;
  return {
    message: withoutAddresses(message).slice(0, CAUSE_LIMITS.message),
    ...(frame && { frame }),
    route: routeOf(path),
  };
}

/** The route of a path, such as `/news/:slug`; `/` for one that no release serves. */
export function routeOf(path: string): string {
  const set = releaseSets.current();
  return (set && matchRoute(set, path)?.route.path.slice(0, CAUSE_LIMITS.route)) ?? '/';
}

/** Addresses can carry what somebody searched for. Their path stays. */
function withoutAddresses(message: string): string {
  return message.replace(/(https?:\/\/[^\s?#]+)[?#]\S*/g, '$1');
}

import { patternScore } from '@boardwalk/contracts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import type { DeclaredOfRemote } from '../../releases/registry/remote-declarations.service.ts';

/** Returns the declaration that a backend names. @throws NOT_DECLARED */
export function expectDeclared<T>(entries: readonly T[], isMeant: (entry: T) => boolean): T {
  const entry = entries.find(isMeant);
  if (!entry) throw new ApiError('NOT_DECLARED');
  return entry;
}

/** Checks that a path belongs to a page of the remote. Query and fragment are free. @throws NOT_DECLARED */
export function expectOwnPath({ paths }: Pick<DeclaredOfRemote, 'paths'>, path: string): void {
  const [pathname = ''] = path.split(/[?#]/);
  // Browsers read a backslash as a slash, so that the path could lead to another site.
  const isPlain = !/[\\\s]|\/\//.test(pathname);
  if (!isPlain || !paths.some((pattern) => patternScore(pattern, pathname) !== undefined))
    throw new ApiError('NOT_DECLARED');
}

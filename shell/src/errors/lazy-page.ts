import { lazyWithRetry } from '@boardwalk/kit';
import type { ComponentType } from 'react';

/** A page in a chunk of its own. If it can't be loaded, the error page of its route is shown, which knows whether the browser is offline. */
export function lazyPage<P extends object>(
  fetchFile: () => Promise<{ default: ComponentType<P> }>,
): ComponentType<P> {
  return lazyWithRetry(fetchFile, { throwOnError: true });
}

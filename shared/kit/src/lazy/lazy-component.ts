import { type ComponentType, createElement, lazy, use } from 'react';
import { fetchAgain } from './fetch-again.ts';
import type { LazyModule } from './lazy-module.ts';

type AnyComponent = ComponentType<Record<string, unknown>>;

/** A component of a lazy chunk. Suspends until it is loaded, and retries on every new render. */
export function lazyComponent<T, C>(file: LazyModule<T>, pick: (parts: T) => C): C {
  const Lazy: AnyComponent = (props) => {
    return createElement(pick(use(file.load())) as AnyComponent, props);
  };
  return Lazy as C;
}

/** React's `lazy` with one retry after a network failure. */
export const lazyPart: typeof lazy = (fetchFile) => lazy(() => fetchAgain(fetchFile));

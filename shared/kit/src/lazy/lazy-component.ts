import { type ComponentType, createElement, lazy, use } from 'react';
import { fetchAgain } from './fetch-again.ts';
import type { LazyModule } from './lazy-module.ts';

type AnyComponent = ComponentType<Record<string, unknown>>;

/** A component that comes with a file. It suspends until then, and tries again whenever it is rendered anew. */
export function lazyComponent<T, C>(file: LazyModule<T>, pick: (parts: T) => C): C {
  const Lazy: AnyComponent = (props) => {
    return createElement(pick(use(file.load())) as AnyComponent, props);
  };
  return Lazy as C;
}

/** React's `lazy` for a file of the site's code. A fetch that the network has lost is repeated once. */
export const lazyPart: typeof lazy = (fetchFile) => lazy(() => fetchAgain(fetchFile));

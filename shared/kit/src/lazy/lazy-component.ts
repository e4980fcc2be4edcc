import { type ComponentType, createElement, lazy, use, useState } from 'react';
import { fetchAgain, type LazyModule } from './lazy-module.ts';

type AnyComponent = ComponentType<Record<string, unknown>>;

/** A component of a lazy chunk. Suspends until it is loaded, and retries on every new render. */
export function lazyComponent<T, C>(file: LazyModule<T>, pick: (parts: T) => C): C {
  const Suspending: AnyComponent = (props) => createElement(pick(use(file.load())) as AnyComponent, props);
  const Lazy: AnyComponent = (props) => {
    // If the chunk is loaded already, `use` isn't called: React's `act` drops work of a render that uses a promise, even a fulfilled one.
    const [loaded] = useState(() => {
      const parts = file.loaded();
      return parts && { Component: pick(parts) as AnyComponent };
    });
    return createElement(loaded?.Component ?? Suspending, props);
  };
  return Lazy as C;
}

/** React's `lazy` with one retry after a network failure. */
export const lazyWithRetry: typeof lazy = (fetchFile) => lazy(() => fetchAgain(fetchFile));

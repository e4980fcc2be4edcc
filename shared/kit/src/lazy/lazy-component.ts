import { type ComponentType, createElement, lazy, useState } from 'react';
import { fetchAgain, type LazyModule } from './lazy-module.ts';

type AnyComponent = ComponentType<Record<string, unknown>>;

/** A component of a lazy chunk. Suspends until it is loaded, and retries on every new render. */
export function lazyComponent<T, C>(file: LazyModule<T>, pick: (parts: T) => C): C {
  let suspending: AnyComponent | undefined;
  // React's `lazy`, not `use`: an `act` that isn't awaited, such as Testing Library's `render`, drops the work of a render that uses a promise. The
  // component would then stay on its fallback until something else updates the page.
  const createSuspending = () =>
    lazy(async () => {
      try {
        const parts = await file.load();
        return { default: pick(parts) as AnyComponent };
      } catch (cause) {
        // React never loads a failed `lazy` again: the next render gets another one.
        suspending = undefined;
        throw cause;
      }
    });
  const Lazy: AnyComponent = (props) => {
    // If the chunk is loaded already, the component renders without suspending.
    const [Component] = useState<AnyComponent>(() => {
      const parts = file.loaded();
      if (parts) return pick(parts) as AnyComponent;
      suspending ??= createSuspending();
      return suspending;
    });
    return createElement(Component, props);
  };
  return Lazy as C;
}

/** React's `lazy` with one retry after a network failure. */
export const lazyWithRetry: typeof lazy = (fetchFile) => lazy(() => fetchAgain(fetchFile));

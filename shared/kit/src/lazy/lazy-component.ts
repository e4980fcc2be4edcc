import { type ComponentType, createElement, lazy, useEffect, useState } from 'react';
import { LazyModule } from './lazy-module.ts';
import { LoadFailure } from './load-failure.tsx';
import { reportPartFailure } from './part-failures.ts';

type AnyComponent = ComponentType<Record<string, unknown>>;

/** Options of {@link lazyComponent} and {@link lazyWithRetry}. */
export interface LazyOptions {
  /** Whether a failure to load is thrown to the nearest error boundary, instead of rendering an error with "Try again" in its place. */
  throwOnError?: boolean;
}

/**
 * A component of a lazy chunk. Suspends until it is loaded. If it can't be loaded, an error with "Try again" is rendered in its place, and the page
 * around it stays. A component that is mounted after a failure loads the chunk again.
 * @param pick selects the component among the chunk's exports.
 */
export function lazyComponent<T, C>(
  file: LazyModule<T>,
  pick: (parts: T) => C,
  { throwOnError = false }: LazyOptions = {},
): C {
  let suspending: AnyComponent | undefined;
  // React's `lazy`, not `use`: an `act` that isn't awaited, such as Testing Library's `render`, drops the work of a render that uses a promise. The
  // component would then stay on its fallback until something else updates the page.
  const createSuspending = () =>
    lazy(async () => {
      try {
        const parts = await file.load();
        return { default: pick(parts) as AnyComponent };
      } catch (cause) {
        if (typeof window === 'undefined') {
          // The server leaves the component to the browser, and loads it again for the next page.
          suspending = undefined;
          throw cause;
        }
        if (throwOnError) throw cause;
        reportPartFailure(cause);
        // Resolved, not rejected: a component that suspends while it is mounted loses its state, and would load its chunk again in an endless loop.
        return { default: Failed };
      }
    });
  const Failed: AnyComponent = (props) => {
    const parts = file.use();
    useEffect(() => {
      suspending = undefined;
    }, []);
    return parts
      ? createElement(pick(parts) as AnyComponent, props)
      : createElement(LoadFailure, { load: () => file.load() });
  };
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

/**
 * React's `lazy` with one retry after a network failure. If it can't be loaded, an error with "Try again" is rendered in its place, and the page
 * around it stays.
 * @example
 * const Week = lazyWithRetry(() => import('./week.tsx'));
 */
export function lazyWithRetry<P extends object>(
  fetchFile: () => Promise<{ default: ComponentType<P> }>,
  options?: LazyOptions,
): ComponentType<P> {
  return lazyComponent(new LazyModule(fetchFile), (file) => file.default, options);
}

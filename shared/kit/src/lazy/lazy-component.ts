import { type ComponentType, createElement, lazy, useEffect, useState } from 'react';
import { LazyModule } from './lazy-module.ts';
import { LoadedPart } from './load-failure.tsx';
import { onFailureCaught, reportPartFailure } from './part-failures.ts';

type AnyComponent = ComponentType<Record<string, unknown>>;

/**
 * Time after which a component that is mounted loads its chunk again, although no error boundary of the kit has shown the failure, in milliseconds. React
 * mounts a component that failed a second time before it throws: it must not load again.
 */
const FORGET_FAILURE_AFTER_MS = 5000;

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
  let failedAt: number | undefined;
  const forget = () => {
    suspending = undefined;
    failedAt = undefined;
  };
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
          forget();
          throw cause;
        }
        if (throwOnError) {
          failedAt = performance.now();
          onFailureCaught(cause, forget);
          throw cause;
        }
        reportPartFailure(cause);
        // Resolved, not rejected: a component that suspends while it is mounted loses its state, and would load its chunk again in an endless loop.
        return { default: Failed };
      }
    });
  const Failed: AnyComponent = (props) => {
    const parts = file.use();
    useEffect(forget, []);
    return createElement(LoadedPart, {
      load: () => file.load(),
      children: parts && createElement(pick(parts) as AnyComponent, props),
    });
  };
  const Lazy: AnyComponent = (props) => {
    // If the chunk is loaded already, the component renders without suspending.
    const [Component] = useState<AnyComponent>(() => {
      const parts = file.loaded();
      if (parts) return pick(parts) as AnyComponent;
      if (failedAt !== undefined && performance.now() - failedAt > FORGET_FAILURE_AFTER_MS) forget();
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

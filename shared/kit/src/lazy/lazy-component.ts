import { type ComponentType, createElement, use } from 'react';
import type { LazyModule } from './lazy-module.ts';

type AnyComponent = ComponentType<Record<string, unknown>>;

/** A component that comes with a file. It suspends until then, and tries again whenever it is drawn anew. */
export function lazyComponent<T, C>(file: LazyModule<T>, pick: (parts: T) => C): C {
  const Lazy: AnyComponent = (props) => {
    const parts = file.loaded() ?? use(file.load());
    return createElement(pick(parts) as AnyComponent, props);
  };
  return Lazy as C;
}

/** The parts of one of Chakra's components by name, each of them fetched with its file when it is first drawn. */
export function lazyParts<T, C extends object, P extends keyof C>(
  file: LazyModule<T>,
  pick: (parts: T) => C,
  names: readonly P[],
): Pick<C, P> {
  const entries = names.map((name) => [name, lazyComponent(file, (parts) => pick(parts)[name])]);
  return Object.fromEntries(entries) as Pick<C, P>;
}

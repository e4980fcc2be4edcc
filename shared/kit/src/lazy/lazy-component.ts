import { type ComponentType, createElement, use } from 'react';
import type { LazyModule } from './lazy-module.ts';

type AnyComponent = ComponentType<Record<string, unknown>>;

/** A component that comes with a file. It suspends until then, and tries again whenever it is rendered anew. */
export function lazyComponent<T, C>(file: LazyModule<T>, pick: (parts: T) => C): C {
  const Lazy: AnyComponent = (props) => {
    return createElement(pick(use(file.load())) as AnyComponent, props);
  };
  return Lazy as C;
}

import { type ComponentType, type ReactNode, Suspense } from 'react';
import { lazyComponent } from './lazy-component.ts';
import type { LazyModule } from './lazy-module.ts';

type AnyComponent = ComponentType<Record<string, unknown>>;

/** The parts that stand round the others. Only these wait; whatever is inside them is there by then. */
const OUTER: ReadonlySet<string> = new Set(['Root', 'RootProvider', 'ScrollArea']);

/**
 * One of Chakra's components with all its parts (`Field.Root`, `Field.Label`…), fetched with its file when the first of them is rendered.
 * The wait ends at the component: the page round it stands.
 * @param pick finds the component among what the file exports.
 * @param fallback stands in for it meanwhile, as high as what is awaited.
 */
export function lazyNamespace<T, N extends object>(
  file: LazyModule<T>,
  pick: (parts: T) => N,
  fallback: ReactNode,
): N {
  return namespaceOf<N>((part) => {
    const Part = lazyComponent(file, (parts) => pick(parts)[part as keyof N]) as AnyComponent;
    return OUTER.has(part) ? withBoundary(Part, fallback) : Part;
  });
}

/** A lazy component of one part, such as `Input`. */
export function lazyElement<T, C>(file: LazyModule<T>, pick: (parts: T) => C, fallback: ReactNode): C {
  return withBoundary(lazyComponent(file, pick) as AnyComponent, fallback) as C;
}

/** An object whose members are made when they are first asked for, and stay the same. */
export function namespaceOf<N extends object>(make: (part: string) => unknown): N {
  const made = new Map<string, unknown>();
  return new Proxy({} as N, {
    get(_, part) {
      if (typeof part !== 'string') return undefined;
      if (!made.has(part)) made.set(part, make(part));
      return made.get(part);
    },
  });
}

function withBoundary(Part: AnyComponent, fallback: ReactNode): AnyComponent {
  return function Lazy(props) {
    return (
      <Suspense fallback={fallback}>
        <Part {...props} />
      </Suspense>
    );
  };
}

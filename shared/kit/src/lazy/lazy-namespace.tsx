import { type ComponentType, type ReactNode, Suspense } from 'react';
import { lazyComponent } from './lazy-component.ts';
import type { LazyModule } from './lazy-module.ts';

type AnyComponent = ComponentType<Record<string, unknown>>;

/** Outer parts of a component. Only these suspend; their children render after they are loaded. */
const OUTER: ReadonlySet<string> = new Set(['Root', 'RootProvider', 'ScrollArea']);

/**
 * A component of Chakra with all its parts (`Field.Root`, `Field.Label`…), loaded with its chunk when its first part is rendered. Suspends at the
 * component, so the page around it stays.
 * @param pick selects the component among the chunk's exports.
 * @param fallback placeholder of about the same height.
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

/** Returns an object whose members are created on first access and cached. */
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

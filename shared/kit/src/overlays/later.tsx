import { type ComponentType, createElement, Suspense, use } from 'react';
import { loadedOverlays, loadOverlays, type Overlays, useOverlays } from './overlays.ts';

type Namespace = 'Dialog' | 'Drawer' | 'Menu' | 'Switch';
type AnyComponent = ComponentType<Record<string, unknown>>;

/** A component that comes with the file of the overlays. It suspends until then, and tries again whenever it is drawn anew. */
function later(pick: (overlays: Overlays) => unknown): AnyComponent {
  return function Later(props) {
    const overlays = loadedOverlays() ?? use(loadOverlays());
    return createElement(pick(overlays) as AnyComponent, props);
  };
}

/** The parts of one of Chakra's components by name, each of them fetched when it is first drawn. */
export function laterParts<N extends Namespace, P extends keyof Overlays[N]>(
  name: N,
  parts: readonly P[],
): Pick<Overlays[N], P> {
  const entries = parts.map((part) => [part, later((overlays) => overlays[name][part])]);
  return Object.fromEntries(entries) as Pick<Overlays[N], P>;
}

/**
 * The root of something that opens over the page. Closed, it fetches nothing (so a trigger inside it comes with the file); open, it keeps the wait
 * to itself, because the page beneath must not make room for it.
 */
export function over<C>(root: C): C {
  const Inner = root as AnyComponent;
  const Over: AnyComponent = (props) => {
    const overlays = useOverlays();
    if (!overlays && props.open === false) return null;
    return (
      <Suspense fallback={null}>
        <Inner {...props} />
      </Suspense>
    );
  };
  return Over as C;
}

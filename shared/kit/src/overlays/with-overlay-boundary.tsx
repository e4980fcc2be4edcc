import { type ComponentType, Suspense } from 'react';
import { overlays } from './overlays.ts';

type AnyComponent = ComponentType<Record<string, unknown>>;

/**
 * The root of something that opens over the page. Closed, it fetches nothing (so a trigger inside it comes with the file); open, it keeps the wait
 * to itself, because the page beneath must not make room for it.
 */
export function withOverlayBoundary<C>(root: C): C {
  const Inner = root as AnyComponent;
  const WithBoundary: AnyComponent = (props) => {
    const here = overlays.use();
    if (!here && props.open === false) return null;
    return (
      <Suspense fallback={null}>
        <Inner {...props} />
      </Suspense>
    );
  };
  return WithBoundary as C;
}

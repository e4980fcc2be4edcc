import { heroLayers, heroSize, type Shape } from '@boardwalk/artwork';
import { chakra } from '@boardwalk/kit';
import { createElement, memo, useRef } from 'react';
import { useParallax } from './use-parallax.ts';

/** The city across the bay, in layers, at the bottom of its positioned parent. Part of the server's markup. */
export function Skyline() {
  const frame = useRef<HTMLDivElement>(null);
  useParallax(frame);
  return (
    <chakra.div ref={frame} aria-hidden position="absolute" inset="0" overflow="hidden" zIndex="-1">
      {heroLayers().map(({ layer, depth, shapes }) => (
        <chakra.svg
          key={layer}
          viewBox={`0 0 ${heroSize.width} ${heroSize.height}`}
          position="absolute"
          bottom={{ base: '-1.5rem', lg: '-4vw' }}
          insetEnd="-1.5rem"
          width={{ base: 'max(calc(100% + 3rem), 52rem)', lg: 'max(calc(100% + 3rem), 76rem)' }}
          maxW="none"
          height="auto"
          aspectRatio={`${heroSize.width} / ${heroSize.height}`}
          overflow="visible"
          // Not an attribute: the page's CSP allows no inline styles.
          transform={`translate3d(calc(var(--sway, 0px) * ${depth}), calc(var(--fall, 0px) * ${1 - depth}), 0)`}
        >
          <Shapes of={shapes} />
        </chakra.svg>
      ))}
    </chakra.div>
  );
}

/** Renders shapes of the artwork inside an `<svg>`. They never change, so the index serves as the key. */
const Shapes = memo(function Shapes({ of }: { of: readonly Shape[] }) {
  return of.map(({ tag, attributes, children }, index) =>
    createElement(tag, { key: index, ...attributes }, children && <Shapes of={children} />),
  );
});

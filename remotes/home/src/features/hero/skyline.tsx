import { heroLayers, heroSize } from '@boardwalk/artwork';
import { chakra } from '@boardwalk/kit';
import { useRef } from 'react';
import { Shapes } from '../../parts/shapes.tsx';
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

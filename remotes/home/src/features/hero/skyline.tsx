import { type HeroLayer, heroLayers, heroSize } from '@boardwalk/artwork';
import { chakra } from '@boardwalk/kit';
import { useDeferredValue, useRef } from 'react';
import { Shapes } from '../../parts/shapes.tsx';
import { useParallax } from './use-parallax.ts';

const NOT_YET: readonly HeroLayer[] = [];

/** The city across the bay, in layers, at the foot of its positioned parent. Words come first: it is drawn one frame after them. */
export function Skyline() {
  const frame = useRef<HTMLDivElement>(null);
  const layers = useDeferredValue(true, false) ? heroLayers() : NOT_YET;
  useParallax(frame);
  return (
    <chakra.div ref={frame} aria-hidden position="absolute" inset="0" overflow="hidden" zIndex="-1">
      {layers.map(({ layer, depth, shapes }) => (
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
          style={{
            transform: `translate3d(calc(var(--sway, 0px) * ${depth}), calc(var(--fall, 0px) * ${1 - depth}), 0)`,
          }}
        >
          <Shapes of={shapes} />
        </chakra.svg>
      ))}
    </chakra.div>
  );
}

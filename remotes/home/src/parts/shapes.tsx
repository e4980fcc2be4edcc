import type { Shape } from '@boardwalk/artwork';
import { createElement, memo } from 'react';

/** Draws shapes of the artwork inside an `<svg>`. They never change, so they are drawn once and their order can be their key. */
export const Shapes = memo(function Shapes({ of }: { of: readonly Shape[] }) {
  return of.map(({ tag, attributes, children }, index) =>
    createElement(tag, { key: index, ...attributes }, children && <Shapes of={children} />),
  );
});

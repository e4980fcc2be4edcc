import type { Shape } from '@boardwalk/artwork';
import { createElement, memo } from 'react';

/** Draws shapes of the artwork inside an `<svg>`. They never change, so they are drawn once. */
export const Shapes = memo(function Shapes({ of }: { of: readonly Shape[] }) {
  return of.map(({ tag, attributes, children }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: a drawing's parts have an order and nothing else
    createElement(tag, { key: index, ...attributes }, children && <Shapes of={children} />),
  );
});

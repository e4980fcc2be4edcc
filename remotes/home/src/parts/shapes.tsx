import type { Shape } from '@boardwalk/artwork';
import { createElement, memo } from 'react';

/** Renders shapes of the artwork inside an `<svg>`. They never change, so the index serves as the key. */
export const Shapes = memo(function Shapes({ of }: { of: readonly Shape[] }) {
  return of.map(({ tag, attributes, children }, index) =>
    createElement(tag, { key: index, ...attributes }, children && <Shapes of={children} />),
  );
});

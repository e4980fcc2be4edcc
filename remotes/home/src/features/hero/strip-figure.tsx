import { chakra } from '@boardwalk/kit';
import type { ReactNode } from 'react';

/** A measured number and what it counts. */
export function StripFigure({ value, children }: { value: ReactNode; children: ReactNode }) {
  return (
    <chakra.span display="inline-flex" alignItems="baseline" gap="2">
      <chakra.strong fontFamily="heading" fontWeight="700" textStyle="3xl" fontVariantNumeric="tabular-nums">
        {value}
      </chakra.strong>
      <span>{children}</span>
    </chakra.span>
  );
}

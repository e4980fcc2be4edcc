import { chakra } from '@boardwalk/kit';
import type { ReactNode } from 'react';

/** A value with its label in a list (`dl`). */
export function LabeledValue({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <chakra.dt fontSize="sm" color="fg.muted">
        {label}
      </chakra.dt>
      <chakra.dd fontWeight="600" fontVariantNumeric="tabular-nums">
        {children}
      </chakra.dd>
    </div>
  );
}

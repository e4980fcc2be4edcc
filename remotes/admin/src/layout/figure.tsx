import { chakra } from '@boardwalk/kit';
import type { ReactNode } from 'react';

/** One figure of a list of them (`dl`), under its name. */
export function Figure({ label, children }: { label: string; children: ReactNode }) {
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

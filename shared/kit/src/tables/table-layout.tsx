import { type ReactNode, use, useCallback, useState } from 'react';
import { CountOverlays } from '../overlays/open-overlays.ts';

interface TableLayoutProps {
  /** Whether the window is wide enough for a table. */
  isWide: boolean;
  table: ReactNode;
  cards: ReactNode;
}

/**
 * Renders rows as a table or as cards. The layout stays while a dialog, menu or popover of a row is open: otherwise turning a phone would close it, and
 * its text would be lost.
 */
export function TableLayout({ isWide, table, cards }: TableLayoutProps) {
  const [openCount, setOpenCount] = useState(0);
  const [layout, setLayout] = useState(isWide);
  if (openCount === 0 && layout !== isWide) setLayout(isWide);
  const countOutside = use(CountOverlays);
  const count = useCallback(
    (change: 1 | -1) => {
      setOpenCount((before) => before + change);
      countOutside?.(change);
    },
    [countOutside],
  );
  return <CountOverlays value={count}>{layout ? table : cards}</CountOverlays>;
}

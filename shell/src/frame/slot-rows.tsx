import { localize } from '@boardwalk/contracts';
import { chakra, Slot } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

const NO_PROPS = {};

interface SlotRowsProps {
  /** Renders a row as a link. @param to path of its page. */
  children: (to: string, row: ReactNode) => ReactNode;
}

/** Rows of remotes in the account menu. Until its component is loaded, and if it fails, a row shows its title. */
export function SlotRows({ children }: SlotRowsProps) {
  const { i18n } = useLingui();
  return (
    <Slot name="account.menu" props={NO_PROPS} placeholder={({ title = '' }) => localize(title, i18n.locale)}>
      {({ to = '/' }, row) =>
        children(
          to,
          <chakra.span display="grid" flex="1" height="100%" alignContent="center">
            {row}
          </chakra.span>,
        )
      }
    </Slot>
  );
}

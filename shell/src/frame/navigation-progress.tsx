import { chakra, useNavigation, VisuallyHidden } from '@boardwalk/kit';
import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';

/** Delay before a loading page is indicated, in milliseconds. */
const INDICATOR_DELAY_MS = 400;

/** Indicates that the next page is loading while the previous one is still shown. */
export function NavigationProgress() {
  const to = useNavigation().location;
  const [shownFor, setShownFor] = useState<typeof to>();
  useEffect(() => {
    if (!to) return;
    const timer = setTimeout(() => setShownFor(to), INDICATOR_DELAY_MS);
    return () => clearTimeout(timer);
  }, [to]);
  if (!to || shownFor !== to) return null;
  return (
    <chakra.div
      role="status"
      position="fixed"
      insetX="0"
      top="0"
      height="3px"
      bg="sodium.solid"
      zIndex="tooltip"
    >
      <VisuallyHidden>
        <Trans>Loading...</Trans>
      </VisuallyHidden>
    </chakra.div>
  );
}

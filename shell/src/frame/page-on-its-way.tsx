import { chakra, useNavigation, VisuallyHidden } from '@boardwalk/kit';
import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';

/** What comes sooner than this comes at once. Milliseconds. */
const AT_ONCE = 400;

/** Says that the page that somebody asked for is on its way, while the one before it still stands. */
export function PageOnItsWay() {
  const to = useNavigation().location;
  const [shownFor, setShownFor] = useState<typeof to>();
  useEffect(() => {
    if (!to) return;
    const timer = setTimeout(() => setShownFor(to), AT_ONCE);
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

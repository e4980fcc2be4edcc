import { chakra } from '@chakra-ui/react';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { TimeText } from '../components/time-text.tsx';
import { Tooltip } from '../components/tooltip.tsx';

/** Marks an edited comment. Shows the time on hover and focus, and inline on touch devices. */
export function EditedMark({ at }: { at: string }) {
  const [exact, setExact] = useState(false);
  return (
    <Tooltip content={<TimeText at={at} as="long" />}>
      <chakra.button
        type="button"
        minH="6"
        color="inherit"
        cursor="pointer"
        textAlign="start"
        aria-expanded={exact}
        onClick={() => setExact(!exact)}
      >
        {exact ? (
          <Trans>
            (edited <TimeText at={at} as="long" />)
          </Trans>
        ) : (
          <Trans>(edited)</Trans>
        )}
      </chakra.button>
    </Tooltip>
  );
}

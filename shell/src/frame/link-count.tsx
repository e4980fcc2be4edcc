import { MAX_NAVIGATION_COUNTED, type NavigationCount, type WaitingCount } from '@boardwalk/contracts';
import { chakra, VisuallyHidden } from '@boardwalk/kit';
import { Plural } from '@lingui/react/macro';
import type { CountedLink } from '../federation/navigation.ts';
import { useLinkCount } from './link-counts.ts';
import { useWaitingCount } from './waiting-counts.ts';

interface LinkCountProps {
  /** Topic of the count. */
  count?: NavigationCount | undefined;
  /** Whether it counts something in progress that is open to everyone, instead of waiting items. */
  open?: boolean;
}

/** Live count of a navigation link; renders nothing for 0. */
export function LinkCount({ count: topic, open = false }: LinkCountProps) {
  return <CountBadge count={useLinkCount(topic)} open={open} />;
}

/** Count of waiting items of a link, live or loaded; renders nothing for 0 and while it is unknown. */
export function WaitingItems({ link: { count, waiting } }: { link: Pick<CountedLink, 'count' | 'waiting'> }) {
  return waiting ? <LoadedCount waiting={waiting} /> : <LinkCount count={count} />;
}

function LoadedCount({ waiting }: { waiting: WaitingCount }) {
  return <CountBadge count={useWaitingCount(waiting)} />;
}

function CountBadge({ count, open = false }: { count: number; open?: boolean }) {
  if (count === 0) return null;
  const shown = count >= MAX_NAVIGATION_COUNTED ? `${MAX_NAVIGATION_COUNTED - 1}+` : String(count);
  return (
    <chakra.span
      ms="2"
      px="1.5"
      minW="5"
      display="inline-block"
      textAlign="center"
      borderRadius="full"
      bg={open ? 'signal.solid' : 'lamp'}
      color={open ? 'signal.contrast' : 'ink'}
      fontFamily="body"
      fontSize="xs"
      fontWeight="700"
      lineHeight="1.25rem"
      fontVariantNumeric="tabular-nums"
    >
      <span aria-hidden>{shown}</span>
      <VisuallyHidden>
        {open ? (
          <Plural value={count} one=", # now" other=", # now" />
        ) : (
          <Plural value={count} one=", # waits" other=", # wait" />
        )}
      </VisuallyHidden>
    </chakra.span>
  );
}

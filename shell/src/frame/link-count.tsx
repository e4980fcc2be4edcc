import { MAX_NAVIGATION_COUNTED, type NavigationCount } from '@boardwalk/contracts';
import { chakra, VisuallyHidden } from '@boardwalk/kit';
import { Plural } from '@lingui/react/macro';
import { useLinkCount } from './link-counts.ts';

interface LinkCountProps {
  /** Topic of the count. */
  count?: NavigationCount | undefined;
  /** Whether it counts something in progress that is open to everyone, instead of waiting items. */
  open?: boolean;
}

/** Count of a navigation link; renders nothing for 0. */
export function LinkCount({ count: topic, open = false }: LinkCountProps) {
  const count = useLinkCount(topic);
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

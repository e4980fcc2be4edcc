import { chakra } from '@boardwalk/kit';
import { Trans } from '@lingui/react/macro';

export const MAIN_ID = 'main';

/** First stop of the Tab key: skips the navigation. */
export function SkipLink() {
  return (
    <chakra.a
      href={`#${MAIN_ID}`}
      position="absolute"
      left="4"
      top="-20"
      zIndex="skipNav"
      bg="lamp"
      color="ink"
      fontWeight="semibold"
      px="4"
      py="2"
      borderRadius="md"
      _focus={{ top: '3' }}
    >
      <Trans>Skip to content</Trans>
    </chakra.a>
  );
}

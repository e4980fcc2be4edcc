import { chakra, HStack } from '@boardwalk/kit';
import { Trans } from '@lingui/react/macro';

/** Live indicator: color, shape and text. Pulsates, except with reduced motion. */
export function LiveLamp({ size = 'sm' }: { size?: 'sm' | 'md' }) {
  return (
    <HStack
      as="span"
      display="inline-flex"
      gap="1.5"
      px="2"
      py="0.5"
      borderRadius="sm"
      bg="signal.solid"
      color="signal.contrast"
      fontSize={size === 'md' ? 'md' : 'sm'}
      fontWeight="700"
      lineHeight="1.3"
      textTransform="uppercase"
      letterSpacing="0.04em"
      flexShrink="0"
    >
      <chakra.span
        boxSize="0.5em"
        borderRadius="full"
        bg="currentColor"
        aria-hidden
        css={{
          '@media (prefers-reduced-motion: no-preference)': { animation: 'pulse 2s ease-in-out infinite' },
        }}
      />
      <Trans>Live</Trans>
    </HStack>
  );
}

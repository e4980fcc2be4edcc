import { chakra } from '@chakra-ui/react';
import { Trans } from '@lingui/react/macro';

/** Marks a stream or an event as live by color, shape and word. Pulsates, except with reduced motion. */
export function LiveLamp({ size = 'sm' }: { size?: 'sm' | 'md' }) {
  return (
    <chakra.span
      display="inline-flex"
      alignItems="center"
      gap="1.5"
      px="2"
      py="0.5"
      borderRadius="sm"
      bg="signal.solid"
      color="signal.contrast"
      fontSize={size}
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
    </chakra.span>
  );
}

import { Box, chakra, Grid, Heading, Skeleton, StatusDot, type StatusTone, Text } from '@boardwalk/kit';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { StepState } from './welcome-steps.ts';

interface StepRowProps {
  number: number;
  title: string;
  state: StepState;
  /** The state is loading. */
  isPending: boolean;
  /** Button of the step. */
  action: ReactNode;
  children: ReactNode;
}

const TONES: Record<StepState, StatusTone> = {
  done: 'on',
  waiting: 'warning',
  open: 'unknown',
  unknown: 'unknown',
};

/** A step: description, state, and button. */
export function StepRow({ number, title, state, isPending, action, children }: StepRowProps) {
  return (
    <Grid
      as="li"
      templateColumns={{ base: '2.25rem minmax(0, 1fr)', md: '3.5rem minmax(0, 1fr) minmax(13rem, auto)' }}
      columnGap={{ base: '3', md: '4' }}
      rowGap="4"
      alignItems={{ md: 'center' }}
      py="6"
      borderBottomWidth="1px"
    >
      <chakra.span
        aria-hidden
        alignSelf="start"
        fontFamily="heading"
        fontWeight="800"
        textStyle="4xl"
        lineHeight="1"
        fontVariantNumeric="tabular-nums"
        color={state === 'done' ? 'fg.muted' : 'sodium.fg'}
      >
        {number}
      </chakra.span>
      <Box>
        <Heading as="h2" textStyle="xl">
          {title}
        </Heading>
        <Text color="fg.muted" maxW="measure" mt="1">
          {children}
        </Text>
        <Box fontSize="sm" mt="2" minH="1.5rem">
          {isPending && state === 'unknown' ? (
            <Skeleton height="1.25rem" width="6rem" aria-hidden />
          ) : (
            <StatusDot state={TONES[state]}>
              <StateLabel state={state} />
            </StatusDot>
          )}
        </Box>
      </Box>
      <Grid gridColumn={{ base: '1 / -1', md: 'auto' }}>{action}</Grid>
    </Grid>
  );
}

function StateLabel({ state }: { state: StepState }) {
  switch (state) {
    case 'done':
      return <Trans>Done</Trans>;
    case 'waiting':
      return <Trans>Waiting for others</Trans>;
    case 'open':
      return <Trans>To do</Trans>;
    case 'unknown':
      return <Trans>Unknown</Trans>;
  }
}

import { Badge, Box, Grid, Heading, Skeleton, StatusDot, type StatusTone, Text } from '@boardwalk/kit';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { StepState } from './welcome-steps.ts';

interface StepRowProps {
  /** Whether it is the last stop of the line. */
  isLast: boolean;
  /** Whether it is the next stop. */
  isNext: boolean;
  /** Whether members can play without it. */
  optional?: boolean;
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

/** A step as a stop of the ferry: description, state, and button. */
export function StepRow({
  isLast,
  isNext,
  optional = false,
  title,
  state,
  isPending,
  action,
  children,
}: StepRowProps) {
  return (
    <Grid
      as="li"
      templateColumns={{ base: '2.25rem minmax(0, 1fr)', md: '3.5rem minmax(0, 1fr) minmax(13rem, auto)' }}
      columnGap={{ base: '3', md: '4' }}
      rowGap="4"
      alignItems={{ md: 'center' }}
      py="6"
      position="relative"
    >
      <Stop state={state} isLast={isLast} isNext={isNext} />
      <Box>
        <Heading as="h2" textStyle="xl">
          {title}
          {optional && (
            <Badge variant="outline" ms="2" verticalAlign="middle">
              <Trans>Optional</Trans>
            </Badge>
          )}
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

/** Distance of a stop from the upper edge of its row. */
const STOP_TOP = '1.625rem';

/** A stop on the line of the ferry: passed, next, or ahead. */
function Stop({ state, isLast, isNext }: Pick<StepRowProps, 'state' | 'isLast' | 'isNext'>) {
  const isPassed = state === 'done';
  return (
    <Box aria-hidden alignSelf="stretch" minH="6">
      {!isLast && (
        <Box
          position="absolute"
          insetInlineStart="calc(0.75rem - 1.5px)"
          top={STOP_TOP}
          bottom={`calc(-1 * ${STOP_TOP})`}
          borderStartWidth="3px"
          borderStyle={isPassed ? 'solid' : 'dashed'}
          borderColor={isPassed ? 'tide.solid' : 'border.emphasized'}
        />
      )}
      <Box
        position="relative"
        boxSize="6"
        borderRadius="full"
        borderWidth="3px"
        borderColor={isPassed ? 'tide.solid' : isNext ? 'sodium.solid' : 'border.emphasized'}
        bg={isPassed ? 'tide.solid' : 'bg'}
        display="grid"
        placeItems="center"
      >
        {isNext && <Box boxSize="2.5" borderRadius="full" bg="sodium.solid" />}
      </Box>
    </Box>
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

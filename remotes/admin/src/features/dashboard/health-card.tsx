import type { SiteHealth } from '@boardwalk/contracts';
import { Box, Heading, Stack, StatusDot, type StatusTone } from '@boardwalk/kit';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

type State = SiteHealth['database']['state'];

const TONES: Record<State, StatusTone> = { good: 'on', attention: 'warning', unknown: 'unknown' };
const STATE_LABELS: Record<State, ReactNode> = {
  good: <Trans>Healthy</Trans>,
  attention: <Trans>Needs attention</Trans>,
  unknown: <Trans>Unknown</Trans>,
};

/** Grid of the cards. */
export const CARD_GRID = {
  templateColumns: {
    base: 'minmax(0, 1fr)',
    sm: 'repeat(2, minmax(0, 1fr))',
    lg: 'repeat(5, minmax(0, 1fr))',
  },
  gap: '4',
} as const;

/** A health state as text and shape. */
export function HealthState({ state }: { state: State }) {
  return (
    <Box fontWeight="600">
      <StatusDot state={TONES[state]}>{STATE_LABELS[state]}</StatusDot>
    </Box>
  );
}

interface HealthCardProps {
  title: string;
  state: State;
  /** Measurements, one line each. */
  children: ReactNode;
}

/** A component of the site: its state, and the measurements behind it. */
export function HealthCard({ title, state, children }: HealthCardProps) {
  return (
    <Box borderWidth="1px" borderRadius="md" p="4" minW="0">
      <Heading as="h3" textStyle="md" mb="1">
        {title}
      </Heading>
      <Box mb="2">
        <HealthState state={state} />
      </Box>
      <Stack gap="0.5" fontSize="sm" color="fg.muted" overflowWrap="anywhere">
        {children}
      </Stack>
    </Box>
  );
}

import { chakra, Grid, Stack, Text } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

/** The way from the application to the first stream, in three steps. */
export function ApplicationSteps() {
  const { t } = useLingui();
  return (
    <Grid
      as="ol"
      listStyleType="none"
      aria-label={t`How it works`}
      templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' }}
      gap={{ base: '3', md: '6' }}
    >
      <Step number={1} name={<Trans>Apply</Trans>}>
        <Trans>Link your channel and name your characters.</Trans>
      </Step>
      <Step number={2} name={<Trans>Review by the team</Trans>}>
        <Trans>You will be notified of the decision.</Trans>
      </Step>
      <Step number={3} name={<Trans>Go live</Trans>}>
        <Trans>Plan your streams. Your followers are notified when you are live.</Trans>
      </Step>
    </Grid>
  );
}

interface StepProps {
  number: number;
  name: ReactNode;
  children: ReactNode;
}

function Step({ number, name, children }: StepProps) {
  const current = number === 1;
  return (
    <chakra.li display="flex" gap="3" alignItems="start" borderTopWidth="2px" pt="3">
      <chakra.span
        aria-hidden
        display="grid"
        placeItems="center"
        flexShrink="0"
        boxSize="8"
        borderRadius="full"
        borderWidth="1.5px"
        borderColor={current ? 'ink' : 'border.emphasized'}
        bg={current ? 'lamp' : undefined}
        color={current ? 'ink' : undefined}
        fontFamily="heading"
        fontWeight="700"
      >
        {number}
      </chakra.span>
      <Stack gap="0.5" minW="0">
        <Text fontWeight="700">{name}</Text>
        <Text textStyle="sm" color="fg.muted">
          {children}
        </Text>
      </Stack>
    </chakra.li>
  );
}

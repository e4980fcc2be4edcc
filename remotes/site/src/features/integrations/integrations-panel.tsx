import { INTEGRATIONS, type Integration, type IntegrationTest } from '@boardwalk/contracts';
import {
  Button,
  chakra,
  HStack,
  PanelSection,
  Stack,
  StatusDot,
  Text,
  useEndpointMutation,
} from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

const ABOUT: Record<Integration, { name: ReactNode; about: ReactNode }> = {
  mail: { name: <Trans>Mail</Trans>, about: <Trans>Sends an e-mail to your own address.</Trans> },
  webhook: {
    name: <Trans>Chat webhook</Trans>,
    about: <Trans>Writes a line into the channel of your chat.</Trans>,
  },
  bridge: {
    name: <Trans>Game bridge</Trans>,
    about: <Trans>Checks when the game server last reported.</Trans>,
  },
  storage: {
    name: <Trans>File storage</Trans>,
    about: <Trans>Writes a file, reads it back and removes it.</Trans>,
  },
};

/** Integrations of the site, each with a test. */
export function IntegrationsPanel() {
  const { t } = useLingui();
  return (
    <PanelSection title={t`Connections`}>
      <Stack as="ul" listStyleType="none" gap="0">
        {INTEGRATIONS.map((integration) => (
          <IntegrationRow key={integration} integration={integration} />
        ))}
      </Stack>
    </PanelSection>
  );
}

function IntegrationRow({ integration }: { integration: Integration }) {
  const { t } = useLingui();
  const { name, about } = ABOUT[integration];
  const test = useEndpointMutation('POST /api/site/tests/:integration');
  return (
    <HStack as="li" justify="space-between" wrap="wrap" gap="3" borderTopWidth="1px" py="3">
      <Stack gap="0.5" flex="1 1 16rem" minW="0">
        <Text fontWeight="600">{name}</Text>
        <Text fontSize="sm" color="fg.muted">
          {about}
        </Text>
        <chakra.div role="status">{test.data && <Outcome test={test.data} />}</chakra.div>
      </Stack>
      <Button
        size="sm"
        variant="outline"
        loading={test.isPending}
        aria-label={t`Test ${integration}`}
        onClick={() => test.mutate({ params: { integration } })}
      >
        <Trans>Test</Trans>
      </Button>
    </HStack>
  );
}

function Outcome({ test: { integration, outcome, detail } }: { test: IntegrationTest }) {
  if (outcome === 'failed')
    return (
      <StatusDot state="warning">
        <Trans>Test failed. {detail}</Trans>
      </StatusDot>
    );
  if (outcome === 'off')
    return (
      <StatusDot state="unknown">
        {integration === 'bridge' ? (
          <Trans>No game server has reported lately. Create a key for one under Game server.</Trans>
        ) : (
          <Trans>Not set up. The server operator has to set {detail}.</Trans>
        )}
      </StatusDot>
    );
  return (
    <StatusDot state="on">
      {integration === 'mail' ? (
        <Trans>The mail server accepted an e-mail to {detail}.</Trans>
      ) : (
        <Trans>Test passed. {detail}</Trans>
      )}
    </StatusDot>
  );
}

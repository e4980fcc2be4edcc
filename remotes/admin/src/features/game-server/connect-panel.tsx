import { CopyField, chakra, PanelSection, Stack, Text, useQuery } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { serverLines } from './game-key.ts';
import { serverStatusQuery } from './queries.ts';

/** Creates the package with the resource, in a checkout of the site. */
const BUILD_COMMAND = 'npm run build -- game-bridge';

/** Steps that connect a game server with the site. Collapsed while one is connected. */
export function ConnectPanel() {
  const { t } = useLingui();
  const { data } = useQuery(serverStatusQuery);
  return (
    <PanelSection title={t`Connect a game server`}>
      <chakra.details open={data ? data.state === 'unknown' : undefined}>
        <chakra.summary cursor="pointer" width="fit-content" minH="6" color="fg.muted">
          <Trans>Four steps, about ten minutes</Trans>
        </chakra.summary>
        <Stack as="ol" listStyleType="none" gap="6" mt="4" maxW="measure">
          <Step number={1} title={<Trans>Create a key</Trans>}>
            <Text>
              <Trans>
                Press “New key” below. The key’s lines for <code translate="no">server.cfg</code> are shown
                only once: keep them until step 3.
              </Trans>
            </Text>
          </Step>
          <Step number={2} title={<Trans>Install the resource</Trans>}>
            <Text>
              <Trans>
                This command, in the folder of the site, creates{' '}
                <code translate="no">.build/game-bridge/boardwalk.zip</code>. Unpack it into{' '}
                <code translate="no">resources</code> of the game server.
              </Trans>
            </Text>
            <CopyField label={t`Command that creates the resource`} value={BUILD_COMMAND} />
          </Step>
          <Step number={3} title={<Trans>Configure it</Trans>}>
            <Text>
              <Trans>
                Put the key’s lines into <code translate="no">server.cfg</code>, and the address that players
                connect to. The lines look like this:
              </Trans>
            </Text>
            <CopyField
              label={t`Example of server.cfg`}
              value={[
                'set boardwalk_connect "cfx.re/join/abc123"',
                serverLines(window.location.origin, {
                  id: 'KEY_ID',
                  secret: 'SECRET',
                  snapshotKey: 'SNAPSHOT_KEY',
                }),
              ].join('\n')}
            />
          </Step>
          <Step number={4} title={<Trans>Start the game server</Trans>}>
            <Text>
              <Trans>
                Within seconds the status above shows its players. If a setting is missing, the console of the
                game server names it.
              </Trans>
            </Text>
          </Step>
        </Stack>
      </chakra.details>
    </PanelSection>
  );
}

interface StepProps {
  number: number;
  title: ReactNode;
  children: ReactNode;
}

function Step({ number, title, children }: StepProps) {
  return (
    <chakra.li display="grid" gridTemplateColumns="2rem minmax(0, 1fr)" columnGap="3">
      <chakra.span
        aria-hidden
        display="grid"
        placeItems="center"
        boxSize="8"
        borderRadius="full"
        borderWidth="1px"
        borderColor="border.emphasized"
        fontWeight="600"
      >
        {number}
      </chakra.span>
      <Stack gap="2" pt="1">
        <Text fontWeight="600">{title}</Text>
        {children}
      </Stack>
    </chakra.li>
  );
}

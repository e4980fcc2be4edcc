import { Grid, Heading, Panel, Stack, Text } from '@boardwalk/kit';
import type { ReactNode } from 'react';

interface SettingGroupProps {
  title: string;
  /** What the settings of this group are for. */
  about: string;
  /** Where a link leads to it. */
  id?: string;
  /** Its settings are still on their way: what stands below it isn't pushed out of sight when they are there. */
  pending?: boolean;
  children: ReactNode;
}

/** Heading and purpose at the left, the controls on a sheet at the right; one under the other on a phone. */
export function SettingGroup({ title, about, id, pending, children }: SettingGroupProps) {
  return (
    <Grid
      as="section"
      id={id}
      minH={pending ? '100svh' : undefined}
      alignContent="start"
      templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 4fr) minmax(0, 8fr)' }}
      gap={{ base: '4', lg: '8' }}
      borderTopWidth="1px"
      pt="8"
    >
      <Stack gap="1" maxW="32ch">
        <Heading as="h2" textStyle="xl">
          {title}
        </Heading>
        <Text color="fg.muted">{about}</Text>
      </Stack>
      <Panel py="2">
        <Stack gap="0" divideY="1px">
          {children}
        </Stack>
      </Panel>
    </Grid>
  );
}

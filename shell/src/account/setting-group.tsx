import { Grid, Heading, Panel, Stack, Text } from '@boardwalk/kit';
import type { ReactNode } from 'react';

interface SettingGroupProps {
  title: string;
  /** Purpose of the group. */
  about: string;
  /** Id for links. */
  id?: string;
  /** The group is still loading: content below is hidden until then, so that it doesn't shift. */
  pending?: boolean;
  children: ReactNode;
}

/** A group of settings: heading and purpose on the left, the controls on the right; stacked on phones. */
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

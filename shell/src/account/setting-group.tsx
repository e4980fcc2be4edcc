import { Box, Heading, Panel, Stack, Text } from '@boardwalk/kit';
import { type ReactNode, useState } from 'react';
import { useSettingSection } from './setting-sections.tsx';

interface SettingGroupProps {
  title: string;
  /** Purpose of the group. */
  about: string;
  /** Id for links. */
  id: string;
  /** The group is still loading: content below is hidden until then, so that it doesn't shift. */
  pending?: boolean;
  children: ReactNode;
}

/** A section of the settings: heading and purpose, and the controls below them. */
export function SettingGroup({ title, about, id, pending, children }: SettingGroupProps) {
  const [section, setSection] = useState<HTMLElement | null>(null);
  useSettingSection(section);
  return (
    <Box as="section" ref={setSection} id={id} minH={pending ? '100svh' : undefined}>
      <Stack gap="1" mb="4">
        <Heading as="h2" textStyle="xl" tabIndex={-1} outline="none">
          {title}
        </Heading>
        <Text color="fg.muted" maxW="measure">
          {about}
        </Text>
      </Stack>
      <Panel py="2">
        <Stack gap="0" divideY="1px">
          {children}
        </Stack>
      </Panel>
    </Box>
  );
}

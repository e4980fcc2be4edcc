import { Box, type BoxProps, Flex, Heading, HStack } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';

/** Ground of scrolled rows on the panel, whose edges fade into it. */
const PANEL_GROUND = { '--ground': 'colors.bg.panel' };

/** A raised surface on the page's background. */
export function Panel({ css, ...rest }: BoxProps) {
  return (
    <Box
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="lg"
      p={{ base: '5', md: '6' }}
      {...rest}
      css={[PANEL_GROUND, css]}
    />
  );
}

interface PanelSectionProps {
  title: string;
  /** Content next to the heading. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A part of a page with its own heading and states, so that a failure doesn't affect the rest. */
export function PanelSection({ title, aside, children }: PanelSectionProps) {
  const id = useId();
  return (
    <Panel as="section" aria-labelledby={id} p={{ base: '4', md: '5' }} minW="0">
      <Flex wrap="wrap" justify="space-between" align="center" gap="3" mb="3">
        <Heading as="h2" id={id} textStyle="xl">
          {title}
        </Heading>
        {aside && (
          <HStack gap="3" minW="0" maxW="full">
            {aside}
          </HStack>
        )}
      </Flex>
      {children}
    </Panel>
  );
}

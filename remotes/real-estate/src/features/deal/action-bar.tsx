import { Box, Flex, useMinWidth } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect } from 'react';

/** Height of the bar, including the space below it. */
const BAR_HEIGHT = '5.5rem';

interface ActionBarProps {
  /** Summary in a line or two: the price. */
  children: ReactNode;
  action: ReactNode;
}

/** The main action: on phones in a bar within reach of the thumb, in large windows in place. */
export function ActionBar({ children, action }: ActionBarProps) {
  const { t } = useLingui();
  const wide = useMinWidth('lg');
  useEffect(() => {
    if (wide) return;
    const [{ style: body }, { style: root }] = [document.body, document.documentElement];
    // Reserves space, so that the bar covers neither the end of the page nor a focused element.
    body.paddingBottom = BAR_HEIGHT;
    root.scrollPaddingBottom = `calc(${BAR_HEIGHT} + var(--bottom-bar, 0px))`;
    return () => {
      body.paddingBottom = '';
      root.scrollPaddingBottom = '';
    };
  }, [wide]);
  if (wide) return action;
  return (
    <Box
      as="section"
      aria-label={t`Main action`}
      position="fixed"
      insetX="0"
      bottom="var(--bottom-bar, 0px)"
      zIndex="docked"
      bg="bg.panel"
      borderTopWidth="1.5px"
      borderColor="border.emphasized"
      px="4"
      pt="3"
      pb="calc(0.75rem + max(0px, env(safe-area-inset-bottom) - var(--bottom-bar, 0px)))"
    >
      <Flex align="center" justify="space-between" gap="4" maxW="40rem" mx="auto">
        <Box minW="0" lineHeight="1.25">
          {children}
        </Box>
        <Box flexShrink="0" maxW="60%">
          {action}
        </Box>
      </Flex>
    </Box>
  );
}

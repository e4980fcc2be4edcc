import { Box, Flex } from '@chakra-ui/react';
import { type ReactNode, useEffect } from 'react';
import { useMinWidth } from '../settings/use-media.ts';

/** Height of the bar, including the space below it. */
const BAR_HEIGHT = '5.5rem';

interface ActionBarProps {
  /** Summary in a line or two, shown in the bar only: the price. */
  children?: ReactNode;
  /** The action. Without a summary it has the width of the bar. */
  action: ReactNode;
}

/**
 * The main action of a page: in windows below the breakpoint `lg` in a bar within reach of the thumb, in larger ones in place. While the bar is shown, the CSS variable
 * `--action-bar-height` of the document has its height, for other elements at the bottom of the window.
 */
export function ActionBar({ children, action }: ActionBarProps) {
  const wide = useMinWidth('lg');
  useEffect(() => {
    if (wide) return;
    const [{ style: body }, { style: root }] = [document.body, document.documentElement];
    // Reserves space, so that the bar covers neither the end of the page nor a focused element.
    body.paddingBottom = BAR_HEIGHT;
    root.scrollPaddingBottom = `calc(${BAR_HEIGHT} + var(--bottom-bar, 0px))`;
    root.setProperty('--action-bar-height', BAR_HEIGHT);
    return () => {
      body.paddingBottom = '';
      root.scrollPaddingBottom = '';
      root.removeProperty('--action-bar-height');
    };
  }, [wide]);
  // Styles instead of other elements: the server doesn't know the window, and a focused button stays the same.
  return (
    <Box
      display={{ base: 'block', lg: 'contents' }}
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
      <Flex
        display={{ base: 'flex', lg: 'contents' }}
        align="center"
        justify="space-between"
        gap="4"
        maxW="40rem"
        mx="auto"
      >
        {children && (
          <Box minW="0" lineHeight="1.25" hideFrom="lg">
            {children}
          </Box>
        )}
        <Box
          display={{ base: 'block', lg: 'contents' }}
          flex={children ? '0 0 auto' : '1 1 auto'}
          minW="0"
          maxW={children ? '60%' : '100%'}
        >
          {action}
        </Box>
      </Flex>
    </Box>
  );
}

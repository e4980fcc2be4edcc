import { Flex, type FlexProps } from '@chakra-ui/react';
import { useEffect } from 'react';

/** Height of the bar with one row of buttons. */
const HEIGHT = '5rem';

/**
 * Bar with the buttons of a form that can be longer than the window: it stays at the bottom of the window while the form is visible, above the shell's
 * bar of phones.
 */
export function FormBar(props: FlexProps) {
  useEffect(() => {
    // The bar doesn't cover a focused field.
    const { style } = document.documentElement;
    const before = style.scrollPaddingBottom;
    style.scrollPaddingBottom = `calc(${HEIGHT} + var(--bottom-bar, 0px))`;
    return () => {
      style.scrollPaddingBottom = before;
    };
  }, []);
  return (
    <Flex
      position="sticky"
      bottom="var(--bottom-bar, 0px)"
      zIndex="1"
      wrap="wrap"
      align="center"
      gap="3"
      minH={HEIGHT}
      py="4"
      bg="bg"
      borderTopWidth="1px"
      {...props}
    />
  );
}

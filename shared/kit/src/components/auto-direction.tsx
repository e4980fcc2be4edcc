import {
  Heading as ChakraHeading,
  Text as ChakraText,
  type HeadingProps,
  type TextProps,
} from '@chakra-ui/react';

/** Chakra's text, in the direction of its script: user content isn't always in the language of the page. */
export const Text = ((props: TextProps) => <ChakraText dir="auto" {...props} />) as typeof ChakraText;

/** Chakra's heading, in the direction of its script. */
export const Heading = ((props: HeadingProps) => (
  <ChakraHeading dir="auto" {...props} />
)) as typeof ChakraHeading;

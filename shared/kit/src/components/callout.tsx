import { HStack, Stack, type StackProps, Text } from '@chakra-ui/react';
import { CircleAlert } from 'lucide-react';
import type { ReactNode, Ref } from 'react';

interface CalloutProps extends Omit<StackProps, 'title'> {
  /** `signal` for what went wrong, `sodium` for what wants a decision. */
  tone?: 'signal' | 'sodium';
  title?: ReactNode;
  ref?: Ref<HTMLDivElement>;
  children?: ReactNode;
}

/** Something that stands out of the page: what happened, in the colour of how bad it is, with a sign that doesn't need the colour. */
export function Callout({ tone = 'signal', title, children, ...rest }: CalloutProps) {
  return (
    <HStack
      data-callout={tone}
      align="start"
      gap="3"
      p="4"
      w="full"
      borderRadius="md"
      colorPalette={tone}
      bg="colorPalette.subtle"
      color="colorPalette.fg"
      textStyle="sm"
      {...rest}
    >
      <CircleAlert aria-hidden size="1.25rem" style={{ flexShrink: 0 }} />
      <Stack gap="2" flex="1" minW="0">
        {title && (
          <Text fontSize="md" fontWeight="medium">
            {title}
          </Text>
        )}
        {children}
      </Stack>
    </HStack>
  );
}

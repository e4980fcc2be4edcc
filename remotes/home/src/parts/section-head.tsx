import { Heading, SectionLabel, Stack, Text } from '@boardwalk/kit';
import type { ReactNode } from 'react';

interface SectionHeadProps {
  id: string;
  number?: string;
  sign: ReactNode;
  title: ReactNode;
  children?: ReactNode;
}

/** How a part of a page begins: the street sign, the heading, a line or two. `id` names the heading for its section. */
export function SectionHead({ id, number, sign, title, children }: SectionHeadProps) {
  return (
    <Stack gap="4" maxW="42rem">
      <SectionLabel number={number}>{sign}</SectionLabel>
      <Heading as="h2" id={id} textStyle="4xl" textWrap="balance">
        {title}
      </Heading>
      {children && (
        <Text color="fg.muted" textStyle="lg" maxW="measure">
          {children}
        </Text>
      )}
    </Stack>
  );
}

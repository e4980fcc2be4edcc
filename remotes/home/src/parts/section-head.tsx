import { Heading, SectionLabel, Stack, Text } from '@boardwalk/kit';
import type { ReactNode } from 'react';

interface SectionHeadProps {
  id: string;
  number?: string;
  sign: ReactNode;
  title: ReactNode;
  children?: ReactNode;
}

/** Head of a section: street sign, heading, and text. `id` labels the section by its heading. */
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

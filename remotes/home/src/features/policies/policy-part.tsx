import { chakra, Heading, Stack, Text, useSite } from '@boardwalk/kit';
import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { type PolicySection, policyValues } from './policy.ts';

/** A numbered part of a policy. */
export function PolicyPart({ number, section }: { number: number; section: PolicySection }) {
  const { i18n } = useLingui();
  const values = policyValues(useSite());
  const textIn = (text: MessageDescriptor) => i18n._(text.id, values, text);
  return (
    <chakra.section aria-labelledby={section.id} mb="12">
      <Heading as="h2" id={section.id} textStyle="2xl" mb="4">
        <chakra.span color="sodium.fg" fontVariantNumeric="tabular-nums" me="2" aria-hidden>
          {number}
        </chakra.span>
        {i18n._(section.title)}
      </Heading>
      <Stack gap="4">
        {section.body.map((block) =>
          isList(block) ? (
            <chakra.ul key={block[0]?.id} ps="5" listStyleType="square" display="grid" gap="2">
              {block.map((point) => (
                <li key={point.id}>{textIn(point)}</li>
              ))}
            </chakra.ul>
          ) : (
            <Text key={block.id}>{textIn(block)}</Text>
          ),
        )}
      </Stack>
    </chakra.section>
  );
}

const isList = (block: PolicySection['body'][number]): block is readonly MessageDescriptor[] =>
  Array.isArray(block);

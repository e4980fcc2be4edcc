import { chakra, Heading, HStack, Stack, StatusDot, Text } from '@boardwalk/kit';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import type { Check } from './checks.ts';

interface ChecklistProps {
  checks: readonly Check[];
  messageOf: (check: Check) => string;
  /** Moves to the field that fixes a point. */
  onGo: (check: Check) => void;
}

/** Checklist before publication: blocking points, recommendations, and completed ones. */
export function Checklist({ checks, messageOf, onGo }: ChecklistProps) {
  const open = checks.filter(({ ok }) => !ok);
  const blocking = open.filter(({ blocks }) => blocks);
  const advised = open.filter(({ blocks }) => !blocks);
  const done = checks.filter(({ ok }) => ok);
  const point = (check: Check) => (
    <chakra.button
      type="button"
      textAlign="start"
      textDecoration="underline"
      textUnderlineOffset="3px"
      cursor="pointer"
      minH="6"
      overflowWrap="anywhere"
      onClick={() => onGo(check)}
    >
      {messageOf(check)}
    </chakra.button>
  );
  return (
    <Stack gap="5">
      {blocking.length > 0 && (
        <Part tone="off" title={<Trans>Needed before publishing</Trans>}>
          {blocking.map((check) => (
            <li key={check.id + check.field}>{point(check)}</li>
          ))}
        </Part>
      )}
      {advised.length > 0 && (
        <Part tone="warning" title={<Trans>Recommended</Trans>}>
          {advised.map((check) => (
            <li key={check.id}>{point(check)}</li>
          ))}
        </Part>
      )}
      {done.length > 0 && (
        <Part tone="on" title={<Trans>Done</Trans>}>
          {done.map((check) => (
            <li key={check.id}>{point(check)}</li>
          ))}
        </Part>
      )}
    </Stack>
  );
}

interface PartProps {
  tone: 'off' | 'warning' | 'on';
  title: ReactNode;
  children: ReactNode;
}

function Part({ tone, title, children }: PartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <HStack>
        <StatusDot state={tone}>
          <Heading as="h3" id={id} textStyle="md" display="inline">
            {title}
          </Heading>
        </StatusDot>
      </HStack>
      <Text as="ul" listStyleType="none" display="grid" gap="1.5" mt="2" ps="5">
        {children}
      </Text>
    </section>
  );
}

import { Alert, chakra, Stack } from '@boardwalk/kit';
import { Plural } from '@lingui/react/macro';
import { useEffect, useId, useRef } from 'react';
import type { Check } from './checks.ts';
import type { Publishing } from './use-publishing.ts';

interface PublishSummaryProps {
  publishing: Publishing;
  onGo: (check: Check) => void;
}

/** Reasons why the article was not published, with the messages of the fields. Focused after each attempt. */
export function PublishSummary({ publishing, onGo }: PublishSummaryProps) {
  const { refused, refusals, messageOf } = publishing;
  const box = useRef<HTMLDivElement>(null);
  const id = useId();
  useEffect(() => {
    if (refusals > 0) box.current?.focus();
  }, [refusals]);
  if (refused.length === 0) return null;
  return (
    <Alert.Root
      ref={box}
      status="error"
      role="group"
      aria-labelledby={id}
      tabIndex={-1}
      scrollMarginTop={{ base: '24', md: '40' }}
    >
      <Alert.Indicator />
      <Alert.Content gap="2">
        <Alert.Title id={id} fontSize="md">
          <Plural value={refused.length} one="# item is missing" other="# items are missing" />
        </Alert.Title>
        <Stack as="ul" gap="1" listStyleType="none">
          {refused.map((check) => (
            <li key={check.id + check.field}>
              <chakra.a
                href={`#${check.field}`}
                textDecoration="underline"
                onClick={(event) => {
                  event.preventDefault();
                  onGo(check);
                }}
              >
                {messageOf(check)}
              </chakra.a>
            </li>
          ))}
        </Stack>
      </Alert.Content>
    </Alert.Root>
  );
}

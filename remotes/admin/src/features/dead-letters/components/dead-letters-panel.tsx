import {
  Box,
  ErrorBox,
  Forbidden,
  LoadMore,
  PanelSection,
  PENDING,
  Skeleton,
  Stack,
  Text,
} from '@boardwalk/kit';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useDeadLetters } from '../hooks/use-dead-letters.ts';
import { LetterRow } from './letter-row.tsx';

/** E-mails and push notifications that failed permanently, for users who may resend them. */
export function DeadLettersPanel() {
  const { t } = useLingui();
  const { forbidden, letters, error, refetch, retried, retry, more } = useDeadLetters();
  return (
    <PanelSection title={t`Failed messages`}>
      {forbidden && <Forbidden permission="notifications.manage" panel />}
      {error && !letters && !forbidden && (
        <ErrorBox title={t`The messages could not be loaded`} error={error} onRetry={refetch} />
      )}
      {!letters && !error && !forbidden && (
        <Stack role="status" aria-label={t`Loading messages`} gap="3" {...PENDING}>
          <Skeleton height="5" width="42%" />
          <Skeleton height="4" width="64%" />
        </Stack>
      )}
      {letters?.length === 0 && (
        <Text color="fg.muted">
          <Trans>
            No failed messages. Every e-mail and push message was accepted or is still being tried.
          </Trans>
        </Text>
      )}
      {letters && letters.length > 0 && (
        <>
          <Box as="ul" listStyleType="none" borderTopWidth="1px">
            {letters.map((letter) => (
              <LetterRow
                key={letter.id}
                letter={letter}
                busy={retried === letter.id}
                onRetry={() => retry(letter)}
              />
            ))}
          </Box>
          <LoadMore {...more} loaded={<Plural value={letters.length} one="# message" other="# messages" />} />
        </>
      )}
    </PanelSection>
  );
}

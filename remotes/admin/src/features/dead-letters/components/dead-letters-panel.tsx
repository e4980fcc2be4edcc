import { Forbidden, PagedList, PanelSection, PENDING, Skeleton, Stack, Text } from '@boardwalk/kit';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useDeadLetters } from '../hooks/use-dead-letters.ts';
import { LetterRow } from './letter-row.tsx';

/** E-mails and push notifications that failed permanently, for users who may resend them. */
export function DeadLettersPanel() {
  const { t } = useLingui();
  const { forbidden, letters, retried, retry, ...pages } = useDeadLetters();
  return (
    <PanelSection title={t`Failed messages`}>
      {forbidden ? (
        <Forbidden permission="notifications.manage" panel />
      ) : (
        <PagedList
          pages={{ ...pages, items: letters }}
          failure={t`The messages could not be loaded`}
          skeleton={
            <Stack role="status" aria-label={t`Loading messages`} gap="3" {...PENDING}>
              <Skeleton height="5" width="42%" />
              <Skeleton height="4" width="64%" />
            </Stack>
          }
          empty={
            <Text color="fg.muted">
              <Trans>
                No failed messages. Every e-mail and push message was accepted or is still being tried.
              </Trans>
            </Text>
          }
          loaded={(count) => <Plural value={count} one="# message" other="# messages" />}
        >
          {(letter) => (
            <LetterRow
              key={letter.id}
              letter={letter}
              busy={retried === letter.id}
              onRetry={() => retry(letter)}
            />
          )}
        </PagedList>
      )}
    </PanelSection>
  );
}

import type { Member } from '@boardwalk/contracts';
import {
  Box,
  ErrorBox,
  LinkedRow,
  LoadMore,
  PanelSection,
  Skeleton,
  Text,
  TimeText,
  usePages,
} from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { APPLICATION_WORDS } from '../../../moderation/application-words.ts';
import { applicationPages } from '../../../moderation/get-member-page.ts';

/** Applications of a member, each linked to its review. */
export function ApplicationsPanel({ member }: { member: Member }) {
  const { t, i18n } = useLingui();
  const { items, error, refetch, more } = usePages(applicationPages(member.id));
  return (
    <PanelSection title={t`Applications`}>
      {error && !items && (
        <ErrorBox title={t`The applications could not be loaded`} error={error} onRetry={refetch} />
      )}
      {!items && !error && <Skeleton height="16" role="status" aria-label={t`Loading the applications`} />}
      {items?.length === 0 && (
        <Text color="fg.muted" fontSize="sm">
          <Trans>No applications yet.</Trans>
        </Text>
      )}
      {items && items.length > 0 && (
        <Box as="ul" listStyleType="none" borderTopWidth="1px">
          {items.map(({ id, form, submittedAt, state }) => (
            <LinkedRow key={id} to={`/forms/review/${id}`} title={form.title}>
              {i18n._(APPLICATION_WORDS[state])} · <TimeText at={submittedAt} />
            </LinkedRow>
          ))}
        </Box>
      )}
      {more.hasMore && <LoadMore {...more} loaded={t`${items?.length ?? 0} loaded`} />}
    </PanelSection>
  );
}

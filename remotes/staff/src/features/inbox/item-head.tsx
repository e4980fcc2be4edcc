import type { InboxItem } from '@boardwalk/contracts';
import {
  Alert,
  Box,
  chakra,
  Heading,
  HStack,
  Link,
  StateBadge,
  Text,
  TimeText,
  usePermission,
} from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { inLanguage, REFUSAL_MESSAGES } from './inbox-labels.ts';
import { WaitingText } from './inbox-times.tsx';

/** Head of an item: kind, member, age, due time, and assignee. Screen readers announce changes of the assignee. */
export function ItemHead({ item }: { item: InboxItem }) {
  const { i18n } = useLingui();
  const seesMembers = usePermission('users.read');
  const { label, title, about, openedAt, dueAt, overdue, closed, refusal } = item;
  return (
    <Box>
      <HStack gap="2" wrap="wrap" fontSize="sm" color="fg.muted">
        <span>{inLanguage(label, i18n.locale)}</span>
        {overdue && (
          <StateBadge state="overdue">
            <Trans>Overdue</Trans>
          </StateBadge>
        )}
      </HStack>
      <Heading as="h2" id="inbox-item" textStyle="2xl" overflowWrap="anywhere">
        {title}
      </Heading>
      <Text fontSize="sm" color="fg.muted" mt="1">
        {about && (
          <>
            {seesMembers ? (
              <chakra.span
                color="fg"
                css={{ '& a': { textDecoration: 'underline', textUnderlineOffset: '3px' } }}
              >
                <Link to={`/users/${encodeURIComponent(about.id)}`}>{about.fullName}</Link>
              </chakra.span>
            ) : (
              about.fullName
            )}
            {' · '}
          </>
        )}
        {closed ? (
          <Trans>
            Waiting since <TimeText at={openedAt} as="long" />
          </Trans>
        ) : (
          <WaitingText openedAt={openedAt} dueAt={dueAt} />
        )}
      </Text>
      <Text mt="2" role="status">
        <ItemStatus item={item} />
      </Text>
      {refusal && !closed && (
        <Alert.Root status="info" mt="3">
          <Alert.Indicator />
          <Alert.Content>{i18n._(REFUSAL_MESSAGES[refusal])}</Alert.Content>
        </Alert.Root>
      )}
    </Box>
  );
}

function ItemStatus({ item: { assignee, snoozed, closed } }: { item: InboxItem }) {
  if (closed)
    return closed.by ? (
      <Trans>
        Closed by <b>{closed.by.fullName}</b>, <TimeText at={closed.at} as="relative" />
      </Trans>
    ) : (
      <Trans>
        Closed automatically, <TimeText at={closed.at} as="relative" />
      </Trans>
    );
  return (
    <>
      {assignee ? (
        assignee.mine ? (
          <Trans>Assigned to you</Trans>
        ) : (
          <Trans>
            Assigned to{' '}
            <b translate="no" dir="auto">
              {assignee.fullName}
            </b>
          </Trans>
        )
      ) : (
        <Trans>Unassigned</Trans>
      )}
      {assignee?.until && (
        <>
          {' '}
          <Trans>
            The claim ends <TimeText at={assignee.until} as="relative" />.
          </Trans>
        </>
      )}
      {snoozed && (
        <>
          {' '}
          <Trans>
            {snoozed.by.fullName} snoozed this until <TimeText at={snoozed.until} as="long" />.
          </Trans>
        </>
      )}
    </>
  );
}

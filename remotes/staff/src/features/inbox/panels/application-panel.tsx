import type { InboxItem, Review } from '@boardwalk/contracts';
import {
  Box,
  DataList,
  NotLoaded,
  Skeleton,
  Stack,
  StateBadge,
  Text,
  TimeText,
  useQuery,
} from '@boardwalk/kit';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { APPLICATION_STATE_LABELS } from '../../../moderation/application-labels.ts';
import { reviewQuery } from '../queries.ts';
import { ApplicationAnswers } from './application-answers.tsx';
import { ApplicationDecision } from './application-decision.tsx';

/** An application with its decision. Scores, notes and interviews have a page of their own. */
export function ApplicationPanel({ item }: { item: InboxItem }) {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(reviewQuery(item.subject));
  if (!data)
    return (
      <NotLoaded
        error={error}
        skeleton={<Skeleton height="40" role="status" aria-label={t`Loading the application`} />}
        missing={<Text>{t`This application no longer exists.`}</Text>}
        failure={t`The application could not be loaded`}
        onRetry={() => void refetch()}
      />
    );
  return (
    <Stack gap="4">
      <ApplicationDecision review={data} />
      <Summary review={data} />
      {data.decision && data.appeal && (
        <>
          <Quote title={t`The decision`} by={data.decision.by.fullName} at={data.decision.at}>
            {data.decision.reason}
          </Quote>
          <Quote title={t`The appeal`} by={data.applicant.fullName} at={data.appeal.at}>
            {data.appeal.text}
          </Quote>
        </>
      )}
      <ApplicationAnswers review={data} />
    </Stack>
  );
}

function Summary({ review }: { review: Review }) {
  const { t, i18n } = useLingui();
  const { form, state, attempt, earlier, identities, scoredBy, ownScore, quiz } = review;
  const passed = Object.values(quiz).filter((one) => one.passed).length;
  const scores = scoredBy + (ownScore ? 1 : 0);
  return (
    <DataList.Root orientation="horizontal" size="md">
      <Fact name={t`Form`}>{form.title}</Fact>
      <Fact name={t`Status`}>
        <StateBadge state={state}>{i18n._(APPLICATION_STATE_LABELS[state])}</StateBadge>
      </Fact>
      <Fact name={t`Attempt`}>
        {attempt}
        {earlier.length > 0 && (
          <>
            {' · '}
            <Plural value={earlier.length} one="# earlier one" other="# earlier ones" />
          </>
        )}
      </Fact>
      {Object.keys(quiz).length > 0 && (
        <Fact name={t`Quiz`}>
          <Trans>
            {passed} of {Object.keys(quiz).length} passed
          </Trans>
        </Fact>
      )}
      <Fact name={t`Linked accounts`}>
        {identities.length > 0 ? identities.map(({ name }) => name).join(', ') : <Trans>None</Trans>}
      </Fact>
      <Fact name={t`Scores`}>
        {scores > 0 ? (
          <Plural value={scores} one="by # reviewer" other="by # reviewers" />
        ) : (
          <Trans>None yet</Trans>
        )}
      </Fact>
    </DataList.Root>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <DataList.Item>
      <DataList.ItemLabel>{name}</DataList.ItemLabel>
      <DataList.ItemValue overflowWrap="anywhere" minW="0">
        {children}
      </DataList.ItemValue>
    </DataList.Item>
  );
}

interface QuoteProps {
  title: string;
  by: string;
  at: string;
  children: ReactNode;
}

function Quote({ title, by, at, children }: QuoteProps) {
  return (
    <Box borderInlineStartWidth="3px" ps="3">
      <Text fontSize="sm" color="fg.muted">
        <b>{title}</b> · {by}, <TimeText at={at} as="relative" />
      </Text>
      <Text whiteSpace="pre-line" overflowWrap="anywhere">
        {children}
      </Text>
    </Box>
  );
}

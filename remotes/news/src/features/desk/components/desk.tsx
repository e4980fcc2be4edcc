import { ARTICLE_STATES, type ArticleState } from '@boardwalk/contracts';
import {
  Box,
  EmptyState,
  ErrorBox,
  Field,
  Flex,
  Heading,
  LinkButton,
  LoadMore,
  NativeSelect,
  PENDING,
  Skeleton,
  Stack,
  usePages,
} from '@boardwalk/kit';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { STATE_NAMES } from '../../../article/category-names.ts';
import { type DeskFilters, deskPages } from '../get-desk.ts';
import { DeskRow } from './desk-row.tsx';

/** The articles that are being worked on: one's own, or everybody's for editors. */
export function Desk({ scope }: { scope: DeskFilters['scope'] }) {
  const { t, i18n } = useLingui();
  const [state, setState] = useState<ArticleState>();
  const { items: articles, error, refetch, more } = usePages(deskPages({ scope, state }));
  return (
    <Box as="section" aria-labelledby="desk">
      <Flex justify="space-between" align="end" gap="4" mb="3">
        <Heading as="h2" id="desk" textStyle="xl">
          {scope === 'all' ? <Trans>Every article</Trans> : <Trans>Your articles</Trans>}
        </Heading>
        <Field.Root width="auto">
          <Field.Label srOnly>
            <Trans>State</Trans>
          </Field.Label>
          <NativeSelect.Root size="sm">
            <NativeSelect.Field
              value={state ?? ''}
              onChange={(event) => setState(ARTICLE_STATES.find((one) => one === event.currentTarget.value))}
            >
              <option value="">{t`In any state`}</option>
              {ARTICLE_STATES.map((one) => (
                <option key={one} value={one}>
                  {i18n._(STATE_NAMES[one])}
                </option>
              ))}
            </NativeSelect.Field>
            <NativeSelect.Indicator />
          </NativeSelect.Root>
        </Field.Root>
      </Flex>
      {error && !articles && (
        <ErrorBox title={t`The articles could not be loaded`} error={error} onRetry={refetch} />
      )}
      {!articles && !error && <DeskSkeleton />}
      {articles?.length === 0 && <NothingHere filtered={state !== undefined} />}
      {articles && articles.length > 0 && (
        <>
          <Box as="ul" listStyleType="none" borderTopWidth="1px">
            {articles.map((article) => (
              <DeskRow key={article.id} article={article} />
            ))}
          </Box>
          <LoadMore
            {...more}
            loaded={<Plural value={articles.length} one="# article" other="# articles" />}
          />
        </>
      )}
    </Box>
  );
}

function DeskSkeleton() {
  return (
    <Stack gap="3" minH="24rem" {...PENDING} aria-hidden>
      <Skeleton height="14" />
      <Skeleton height="14" />
      <Skeleton height="14" />
    </Stack>
  );
}

function NothingHere({ filtered }: { filtered: boolean }) {
  const { t } = useLingui();
  if (filtered) {
    return (
      <EmptyState title={t`No article is in this state`}>
        <Trans>Choose another one.</Trans>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={t`Your desk is empty`}
      action={
        <LinkButton colorPalette="sodium" to="/news/create">
          <Trans>Write an article</Trans>
        </LinkButton>
      }
    >
      <Trans>What you begin stays here until it is published, and after.</Trans>
    </EmptyState>
  );
}

import { Box, ErrorBox, LinkButton, Page, PENDING, Skeleton, Stack } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { Overview } from '../features/reading/overview.tsx';
import { DocsSearch } from '../features/search/docs-search.tsx';
import { useTree } from '../page/queries.ts';
import { branchesOf } from '../page/tree.ts';

/** `/docs`: overview of all pages. */
export function DocsRoute() {
  const { t } = useLingui();
  const { entries, error, refetch, writes } = useTree();
  return (
    <Page
      title={t`Docs`}
      lead={<Trans>How to join, the rules, and a guide to the city.</Trans>}
      action={
        writes && (
          <LinkButton variant="outline" to="/docs/create">
            <Trans>New page</Trans>
          </LinkButton>
        )
      }
    >
      <Stack gap="8">
        <Box maxW="46rem">
          <DocsSearch />
        </Box>
        {entries && <Overview branches={branchesOf(entries)} />}
        {!entries && error && (
          <ErrorBox title={t`The docs could not be loaded`} error={error} onRetry={refetch} />
        )}
        {!entries && !error && <Skeleton height="24rem" {...PENDING} />}
      </Stack>
    </Page>
  );
}

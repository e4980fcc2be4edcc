import type { DocEntry, DocPage } from '@boardwalk/contracts';
import {
  EmptyState,
  LinkButton,
  NotLoaded,
  Page,
  Skeleton,
  Stack,
  useAccess,
  useParams,
  useQuery,
  useSession,
} from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { PageMissing } from './page-missing.tsx';
import { anyPageQuery, wholeTreeQuery } from './queries.ts';

interface ForWritersProps {
  /** Title of the page while it is loading. */
  title: string;
  /** Renders with the page in the URL, if there is one, and all pages. */
  children: (known: { doc: DocPage | undefined; entries: readonly DocEntry[] }) => ReactNode;
}

/** Restricts a page to authors of the docs, and loads its data. */
export function ForWriters({ title, children }: ForWritersProps) {
  const { t } = useLingui();
  const { slug } = useParams();
  const access = useAccess('docs.write');
  const { user } = useSession();
  const tree = useQuery({ ...wholeTreeQuery, enabled: access === 'granted' });
  const page = useQuery({ ...anyPageQuery(slug ?? ''), enabled: access === 'granted' && slug !== undefined });
  const error = tree.error ?? page.error;
  if (access === 'denied') return <NoDocsPermission />;
  if (user && tree.data && (page.data || slug === undefined))
    return children({ doc: page.data, entries: tree.data.items });
  return (
    <Page title={title}>
      <NotLoaded
        error={error}
        failure={t`The page could not be loaded`}
        onRetry={() => void (tree.error ? tree : page).refetch()}
        missing={<PageMissing />}
        skeleton={
          <Stack gap="4" aria-hidden>
            <Skeleton height="10" maxW="28rem" />
            <Skeleton height="22rem" />
          </Stack>
        }
      />
    </Page>
  );
}

function NoDocsPermission() {
  const { t } = useLingui();
  return (
    <Page title={t`Docs`}>
      <EmptyState
        drawing="gate"
        title={t`You don’t have access to this page`}
        action={
          <LinkButton variant="outline" to="/docs">
            <Trans>Go to the docs</Trans>
          </LinkButton>
        }
      >
        <Trans>Editing the docs is for the team. If something is wrong, tell the team.</Trans>
      </EmptyState>
    </Page>
  );
}

import { NotLoaded, PageHeading, usePageTitle, useParams, useQuery, useReplaceUrl } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { DocPage, PageSkeleton } from '../features/reading/doc-page.tsx';
import { DocsSearch } from '../features/search/docs-search.tsx';
import { CollapsibleTree } from '../features/tree/collapsible-tree.tsx';
import { DocsFrame } from '../page/docs-frame.tsx';
import { PageMissing } from '../page/page-missing.tsx';
import { anyPageQuery, pageQuery, useTree } from '../page/queries.ts';
import { branchesOf } from '../page/tree.ts';

/** `/docs/:slug`: a page, with the tree next to it. */
export function PageRoute() {
  const { t } = useLingui();
  const { slug = '' } = useParams();
  const { entries, writes } = useTree();
  const published = useQuery({ ...pageQuery(slug), enabled: !writes });
  const any = useQuery({ ...anyPageQuery(slug), enabled: writes });
  const { data: doc, error, refetch } = writes ? any : published;
  usePageTitle(doc?.title ?? t`Docs`);
  const replaceUrl = useReplaceUrl();
  const lasting = doc?.slug;
  useEffect(() => {
    // Redirects an earlier URL of the page, so that people copy the permanent one.
    if (lasting && lasting !== slug) replaceUrl(`/docs/${lasting}${window.location.hash}`);
  }, [lasting, slug, replaceUrl]);
  return (
    <DocsFrame
      writes={writes}
      search={<DocsSearch />}
      side={entries && <CollapsibleTree branches={branchesOf(entries)} current={slug} />}
    >
      {doc && <DocPage doc={doc} entries={entries ?? []} writes={writes} />}
      {!doc && error && <PageHeading>{t`Docs`}</PageHeading>}
      {!doc && (
        <NotLoaded
          error={error}
          skeleton={<PageSkeleton />}
          missing={<PageMissing />}
          failure={t`The page could not be loaded`}
          onRetry={() => void refetch()}
        />
      )}
    </DocsFrame>
  );
}

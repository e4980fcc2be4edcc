import { Link, Page, Text } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { History } from '../features/history/history.tsx';
import { ForWriters } from '../page/for-writers.tsx';

/** `/docs/:slug/history`: revisions of a page. */
export default function HistoryRoute() {
  const { t } = useLingui();
  return (
    <ForWriters title={t`History`}>
      {({ doc }) =>
        doc && (
          <Page
            title={t`History`}
            lead={
              <Text as="span" textDecoration="underline" textUnderlineOffset="4px">
                <Link to={`/docs/${doc.slug}`}>
                  <Trans>Back to “{doc.title}”</Trans>
                </Link>
              </Text>
            }
          >
            <History doc={doc} />
          </Page>
        )
      }
    </ForWriters>
  );
}

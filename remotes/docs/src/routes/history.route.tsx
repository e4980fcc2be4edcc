import { Page } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
import { History } from '../features/history/history.tsx';
import { ForWriters } from '../page/for-writers.tsx';

/** `/docs/:slug/history`: revisions of a page. */
export default function HistoryRoute() {
  const { t } = useLingui();
  return (
    <ForWriters title={t`History`}>
      {({ doc }) =>
        doc && (
          <Page title={t`History`} back={{ to: `/docs/${doc.slug}`, label: doc.title }}>
            <History doc={doc} />
          </Page>
        )
      }
    </ForWriters>
  );
}

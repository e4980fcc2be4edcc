import { loadForms, useNavigate, useParams } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
import { PageForm } from '../features/editing/page-form.tsx';
import { ForWriters } from '../page/for-writers.tsx';

// Load in parallel with the session check.
loadForms();

/** `/docs/create` and `/docs/:slug/edit`. */
export default function EditorRoute() {
  const { t } = useLingui();
  const { slug } = useParams();
  const navigate = useNavigate();
  return (
    <ForWriters title={slug ? t`Edit page` : t`New page`}>
      {({ doc, entries }) => (
        <PageForm
          key={doc?.id ?? 'new'}
          doc={doc}
          entries={entries}
          onSaved={(saved) => void navigate(`/docs/${saved.slug}`)}
        />
      )}
    </ForWriters>
  );
}

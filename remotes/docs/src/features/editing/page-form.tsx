import type { DocEntry, DocPage } from '@boardwalk/contracts';
import {
  call,
  Form,
  FormSummary,
  Grid,
  Page,
  RequestError,
  Stack,
  SubmitButton,
  storeRow,
  toast,
  undoable,
  useIdempotencyKey,
  useQueryClient,
  Watch,
} from '@boardwalk/kit';
import { OthersHere } from '@boardwalk/rich-text';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { changePage, useCachePage } from '../../page/change-page.ts';
import { anyPageQuery } from '../../page/queries.ts';
import { changeOf, draftOf, EMPTY_DRAFT } from './draft.ts';
import { PageConflict } from './page-conflict.tsx';
import { PageFields } from './page-fields.tsx';
import { PageText } from './page-text.tsx';

const REFUSED_FIELDS = { DOC_SLUG_TAKEN: 'slug', DOC_PLACE_REFUSED: 'parentId', RULE_TAKEN: 'body' } as const;

interface PageFormProps {
  doc: DocPage | undefined;
  entries: readonly DocEntry[];
  onSaved: (doc: DocPage) => void;
}

/** Form to write a page: saved explicitly, stored as a draft in this browser until then. */
export function PageForm({ doc, entries, onSaved }: PageFormProps) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const cachePage = useCachePage();
  // Changes are based on this version, whatever the server has meanwhile.
  const [base, setBase] = useState(doc);
  const [conflict, setConflict] = useState<DocPage>();
  const withKey = useIdempotencyKey();
  const adopt = (page: DocPage) => {
    setBase(page);
    setConflict(undefined);
  };
  const show = (theirs: DocPage, baseVersion = base?.version ?? 0) => {
    setBase({ ...theirs, version: baseVersion });
    setConflict(theirs);
  };
  return (
    <Form
      flex="1"
      defaultValues={base ? draftOf(base) : EMPTY_DRAFT}
      check={base ? 'PUT /api/docs/:id' : 'POST /api/docs'}
      body={(values) => ({ ...changeOf(values), ...(base && { version: base.version }) })}
      onSubmit={(change) =>
        base
          ? changePage(base, change)
          : withKey(change, (idempotencyKey) => call('POST /api/docs', { body: change }, { idempotencyKey }))
      }
      savedValues={draftOf}
      onSaved={async (saved) => {
        adopt(saved);
        toast.add({ description: t`Page saved`, tone: 'success' });
        await cachePage(saved);
        onSaved(saved);
      }}
      onRefused={(error) => {
        if (!(error instanceof RequestError) || error.code !== 'DOC_STALE') return false;
        const theirs = error.current as DocPage;
        show(theirs);
        storeRow(queries, anyPageQuery(theirs.slug).queryKey, theirs);
        return true;
      }}
      codeFields={REFUSED_FIELDS}
      failure={t`The page could not be saved`}
      draft={{
        area: 'docs',
        id: base?.id ?? 'new',
        version: base?.version,
        onEarlier: (baseVersion) => doc && show(doc, baseVersion),
      }}
    >
      {(form) => (
        <Page
          title={doc ? t`Edit page` : t`New page`}
          back={base ? { to: `/docs/${base.slug}`, label: base.title } : { to: '/docs', label: t`Docs` }}
          action={
            <SubmitButton needsChange disabled={conflict !== undefined}>
              <Trans>Save</Trans>
            </SubmitButton>
          }
        >
          <Grid
            templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 18rem' }}
            gap={{ base: '8', lg: '12' }}
            alignItems="start"
          >
            <Stack gap="4" minW="0" maxW="45rem" width="100%" mx="auto">
              <OthersHere topic="docs/:id/presence" id={base?.id} />
              {conflict && (
                <Watch
                  control={form.control}
                  render={(mine) => (
                    <PageConflict
                      theirs={conflict}
                      mine={mine}
                      onKeep={() => setBase(conflict)}
                      onTake={() => {
                        const typed = form.getValues();
                        form.reset(draftOf(conflict));
                        adopt(conflict);
                        undoable({
                          message: t`The other version is in the editor.`,
                          undo: () => form.reset(typed, { keepDefaultValues: true }),
                        });
                      }}
                    />
                  )}
                />
              )}
              <FormSummary />
              <PageText control={form.control} />
            </Stack>
            <PageFields control={form.control} entries={entries} own={base?.id} />
          </Grid>
        </Page>
      )}
    </Form>
  );
}

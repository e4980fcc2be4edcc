import { canonicalJson, type Form as FormRow } from '@boardwalk/contracts';
import {
  call,
  Form,
  FormSummary,
  Grid,
  HStack,
  Page,
  Panel,
  RequestError,
  Stack,
  StateBadge,
  SubmitButton,
  storeRow,
  Tabs,
  Text,
  toast,
  type UseFormReturn,
  useQueryClient,
  VersionConflict,
  Watch,
} from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { FORM_STATE_NAMES } from '../../form/type-names.ts';
import { FieldList } from './field-list.tsx';
import { draftOf, type FormDraft } from './form-draft.ts';
import { FormMenu } from './form-menu.tsx';
import { Preview } from './preview.tsx';
import { PublishButton } from './publish-button.tsx';
import { formQuery } from './queries.ts';
import { SettingsFields } from './settings-fields.tsx';
import { Versions } from './versions.tsx';

/** The form builder: fields, settings, and a preview. */
export function Builder({ form: loaded }: { form: FormRow }) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const [row, setRow] = useState(loaded);
  const [theirs, setTheirs] = useState<FormRow>();
  const showSaved = (next: FormRow) => {
    setRow(next);
    setTheirs(undefined);
    storeRow(queries, formQuery(next.id).queryKey, next);
  };
  return (
    <Form<FormDraft, FormDraft, FormRow>
      flex="1"
      defaultValues={draftOf(row)}
      check="PUT /api/forms/:id"
      body={(values) => ({ ...values, version: row.version })}
      onSubmit={(values) =>
        call('PUT /api/forms/:id', { params: { id: row.id }, body: { ...values, version: row.version } })
      }
      savedValues={draftOf}
      onSaved={(next) => {
        showSaved(next);
        toast.add({ description: t`Form saved`, tone: 'success' });
      }}
      onRefused={(error) => {
        if (!(error instanceof RequestError) || error.code !== 'FORM_STALE') return false;
        setTheirs(error.current as FormRow);
        return true;
      }}
      codeFields={{ FORM_SLUG_TAKEN: 'slug', FORM_KIND_TAKEN: 'kind' }}
      failure={t`The form could not be saved`}
      draft={{ area: 'form-builder', id: row.id, version: row.version }}
    >
      {(form) => <BuilderPage form={form} row={row} theirs={theirs} onSaved={showSaved} onRow={setRow} />}
    </Form>
  );
}

interface BuilderPageProps {
  form: UseFormReturn<FormDraft>;
  /** The form as the server has it. */
  row: FormRow;
  /** A version that someone else has saved meanwhile. */
  theirs: FormRow | undefined;
  onSaved: (row: FormRow) => void;
  onRow: (row: FormRow) => void;
}

function BuilderPage({ form, row, theirs, onSaved, onRow }: BuilderPageProps) {
  const { t, i18n } = useLingui();
  const saved = canonicalJson(draftOf(row));
  const lead = (
    <HStack as="span" wrap="wrap" display="inline-flex">
      <StateBadge state={row.state}>{i18n._(FORM_STATE_NAMES[row.state])}</StateBadge>
      {row.publishedVersion !== null && (
        <Text as="span" fontSize="md">
          <Trans>Version {row.publishedVersion} is published.</Trans>{' '}
          {row.changed && <Trans>There are unpublished changes.</Trans>}
        </Text>
      )}
    </HStack>
  );
  const action = (
    <>
      <FormMenu form={row} onChanged={onSaved} />
      <SubmitButton needsChange variant="outline" colorPalette={undefined} disabled={theirs !== undefined}>
        <Trans>Save</Trans>
      </SubmitButton>
      <Watch
        control={form.control}
        render={(draft) => (
          <PublishButton form={row} unsaved={canonicalJson(draft) !== saved} onPublished={onSaved} />
        )}
      />
    </>
  );
  const preview = <Watch control={form.control} render={(draft) => <Preview draft={draft} />} />;
  const content = (
    <Stack gap="5">
      {theirs && (
        <VersionConflict
          title={<Trans>This form was changed somewhere else</Trans>}
          onKeep={() => onRow({ ...row, version: theirs.version })}
          submitOnKeep
          onTake={() => {
            form.reset(draftOf(theirs));
            onSaved(theirs);
          }}
        />
      )}
      <FormSummary />
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 26rem' }}
        gap={{ base: '8', xl: '12' }}
        alignItems="start"
      >
        <Tabs.Root defaultValue="fields" lazyMount>
          <Tabs.List>
            <Tabs.Trigger value="fields">
              <Trans>Fields</Trans>
            </Tabs.Trigger>
            <Tabs.Trigger value="settings">
              <Trans>Settings</Trans>
            </Tabs.Trigger>
            <Tabs.Trigger value="preview" hideFrom="xl">
              <Trans>Preview</Trans>
            </Tabs.Trigger>
            <Tabs.Trigger value="versions">
              <Trans>Versions</Trans>
            </Tabs.Trigger>
          </Tabs.List>
          <Tabs.Content value="fields">
            <FieldList form={form} />
          </Tabs.Content>
          <Tabs.Content value="settings">
            <SettingsFields form={form} />
          </Tabs.Content>
          <Tabs.Content value="preview" hideFrom="xl">
            {preview}
          </Tabs.Content>
          <Tabs.Content value="versions">
            <Versions form={row} />
          </Tabs.Content>
        </Tabs.Root>
        <Panel
          as="aside"
          hideBelow="xl"
          position="sticky"
          top="24"
          maxH="calc(100vh - 8rem)"
          overflowY="auto"
          aria-label={t`Preview`}
        >
          {preview}
        </Panel>
      </Grid>
    </Stack>
  );
  return (
    <Watch
      control={form.control}
      name="title"
      render={(title) => (
        <Page
          title={title || t`Edit form`}
          back={{ to: '/forms/manage', label: t`Forms` }}
          lead={lead}
          action={action}
        >
          {content}
        </Page>
      )}
    />
  );
}

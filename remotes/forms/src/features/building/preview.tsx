import { type PublicField, withoutQuizAnswers } from '@boardwalk/contracts';
import { Form, Heading, Stack, Text } from '@boardwalk/kit';
import { Trans } from '@lingui/react/macro';
import { memo, useDeferredValue } from 'react';
import { PREVIEW } from '../../form/field-source.ts';
import { FormFields } from '../../form/form-fields.tsx';
import { type FormValues, valuesOf } from '../../form/form-values.ts';
import type { FormDraft } from './form-draft.ts';

/** The form as applicants see it. Its input isn't saved. */
export function Preview({ draft }: { draft: FormDraft }) {
  return <DeferredPreview draft={useDeferredValue(draft)} />;
}

/** Memoized: a keystroke first renders the form without it. */
const DeferredPreview = memo(function DeferredPreview({ draft }: { draft: FormDraft }) {
  const { title, summary, definition } = draft;
  const fields: PublicField[] = withoutQuizAnswers(definition).fields;
  const shape = fields.map(({ id, type }) => `${id} ${type}`).join();
  return (
    <Stack gap="6">
      <Stack gap="1">
        <Heading as="p" textStyle="2xl">
          {title}
        </Heading>
        <Text color="fg.muted">{summary}</Text>
      </Stack>
      {fields.length === 0 && (
        <Text color="fg.muted">
          <Trans>Add a field to see it here.</Trans>
        </Text>
      )}
      <Form<FormValues> key={shape} as="div" defaultValues={valuesOf(fields, {})} guard={false}>
        {(form) => <FormFields fields={fields} control={form.control} source={PREVIEW} />}
      </Form>
    </Stack>
  );
});

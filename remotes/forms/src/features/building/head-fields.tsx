import { FORM_LIMITS } from '@boardwalk/contracts';
import { type Control, FormField, Grid, Input, Stack, Textarea } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
import type { FormDraft } from './form-draft.ts';

/** Title, summary and URL of a form. */
export function HeadFields({ control }: { control: Control<FormDraft> }) {
  const { t } = useLingui();
  return (
    <Stack gap="4" pb="6" borderBottomWidth="1px">
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 1fr)' }} gap="4">
        <FormField control={control} name="title" label={t`Title`} rules={{ required: t`Enter a title.` }}>
          {(field) => <Input {...field} maxLength={FORM_LIMITS.title} />}
        </FormField>
        <FormField
          control={control}
          name="slug"
          label={t`Address`}
          helperText={t`The last part of the link: /forms/…`}
        >
          {(field) => (
            <Input {...field} maxLength={FORM_LIMITS.slug} autoCapitalize="none" spellCheck={false} />
          )}
        </FormField>
      </Grid>
      <FormField control={control} name="summary" label={t`Summary`} limit={FORM_LIMITS.summary}>
        {(field) => <Textarea {...field} rows={2} maxLength={FORM_LIMITS.summary} autoresize />}
      </FormField>
    </Stack>
  );
}

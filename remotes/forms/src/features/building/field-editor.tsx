import { type FormField as Field, FORM_LIMITS } from '@boardwalk/contracts';
import { Box, FormField, FormSwitch, Grid, Input, Stack, Textarea, type UseFormReturn } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
import { ConditionFields } from './condition-fields.tsx';
import type { FormDraft } from './form-draft.ts';
import { TypeFields } from './type-fields.tsx';
import type { FieldRows } from './use-field-rows.ts';

export interface FieldEditorProps {
  form: UseFormReturn<FormDraft>;
  rows: FieldRows;
  field: Field;
  index: number;
}

/** All settings of a field. */
export function FieldEditor(props: FieldEditorProps) {
  const { t } = useLingui();
  const { form, field, index } = props;
  const { control } = form;
  const at = `definition.fields.${index}` as const;
  const isText = field.type === 'heading' || field.type === 'paragraph';
  return (
    <Stack gap="5" px={{ base: '3', md: '5' }} pb="5" pt="3" borderTopWidth="1px">
      {isText ? (
        <FormField
          control={control}
          name={`${at}.text`}
          label={t`Text`}
          rules={{ required: t`Enter a text.` }}
        >
          {(input) =>
            field.type === 'heading' ? (
              <Input {...input} maxLength={FORM_LIMITS.label} />
            ) : (
              <Textarea {...input} rows={4} maxLength={FORM_LIMITS.paragraph} autoresize />
            )
          }
        </FormField>
      ) : (
        <>
          <FormField
            control={control}
            name={`${at}.label`}
            label={t`Question`}
            rules={{ required: t`Enter a question.` }}
          >
            {(input) => <Input {...input} maxLength={FORM_LIMITS.label} />}
          </FormField>
          <FormField
            control={control}
            name={`${at}.help`}
            label={t`Help`}
            helperText={t`Shown below the question.`}
          >
            {(input) => <Textarea {...input} rows={2} maxLength={FORM_LIMITS.help} autoresize />}
          </FormField>
        </>
      )}
      <TypeFields {...props} />
      {!isText && (
        <Grid templateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' }} gap="4">
          <FormSwitch control={control} name={`${at}.required`} label={t`Required`} />
          <FormSwitch
            control={control}
            name={`${at}.sensitive`}
            label={t`Sensitive`}
            helperText={t`Hidden from reviewers until they choose to show it.`}
          />
        </Grid>
      )}
      <ConditionFields {...props} />
      <Box maxW="20rem">
        <FormField
          control={control}
          name={`${at}.id`}
          label={t`Name`}
          helperText={t`Identifies the field in exports and conditions.`}
        >
          {(input) => (
            <Input {...input} maxLength={40} fontFamily="mono" autoCapitalize="none" spellCheck={false} />
          )}
        </FormField>
      </Box>
    </Stack>
  );
}

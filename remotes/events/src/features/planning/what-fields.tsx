import { EVENT_CATEGORIES, EVENT_LIMITS } from '@boardwalk/contracts';
import { type Control, Controller, FormField, Input, SelectField, Stack, Textarea } from '@boardwalk/kit';
import { findMembers, RichTextEditor } from '@boardwalk/rich-text';
import { useLingui } from '@lingui/react/macro';
import type { EventValues } from '../../events/event-values.ts';
import { useNames } from '../../events/names.ts';
import { CoverField } from './cover-field.tsx';

interface WhatFieldsProps {
  control: Control<EventValues>;
  /** Whether the change is for one date of a series: the category applies to all. */
  oneDate: boolean;
}

/** Title, category and description. */
export function WhatFields({ control, oneDate }: WhatFieldsProps) {
  const { t } = useLingui();
  const names = useNames();
  return (
    <Stack gap="5">
      <FormField
        control={control}
        name="title"
        label={t`Title`}
        limit={EVENT_LIMITS.title}
        rules={{ required: t`Enter a title.` }}
      >
        {(field) => <Input {...field} maxLength={EVENT_LIMITS.title} autoComplete="off" />}
      </FormField>
      {!oneDate && (
        <SelectField
          control={control}
          name="category"
          label={t`Category`}
          options={EVENT_CATEGORIES.map((value) => ({ value, label: names.category(value) }))}
          maxW="16rem"
        />
      )}
      <FormField
        control={control}
        name="summary"
        label={t`Summary`}
        helperText={t`Shown in the calendar and on the ticket.`}
        limit={EVENT_LIMITS.summary}
      >
        {(field) => <Textarea {...field} rows={2} maxLength={EVENT_LIMITS.summary} />}
      </FormField>
      <Controller
        control={control}
        name="body"
        label={t`Text`}
        render={({ field, fieldState }) => (
          <RichTextEditor
            ref={field.ref}
            label={t`Text`}
            value={field.value}
            onChange={field.onChange}
            limit={EVENT_LIMITS.body}
            error={fieldState.error?.message}
            mentionSource={findMembers}
          />
        )}
      />
      <CoverField control={control} />
    </Stack>
  );
}

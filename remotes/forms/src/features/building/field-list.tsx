import { FORM_FIELD_TYPES, FORM_LIMITS, type FormField } from '@boardwalk/contracts';
import {
  Box,
  Button,
  EmptyState,
  Menu,
  Portal,
  Stack,
  type UseFormReturn,
  VisuallyHidden,
  Watch,
} from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { TYPE_NAMES } from '../../form/type-names.ts';
import { FieldEditor } from './field-editor.tsx';
import { FieldRow, type RowActions } from './field-row.tsx';
import type { FormDraft } from './form-draft.ts';
import { HeadFields } from './head-fields.tsx';
import { useFieldRows } from './use-field-rows.ts';

/** The fields of a form in order, which can be added, moved, changed and removed. */
export function FieldList({ form }: { form: UseFormReturn<FormDraft> }) {
  return (
    <Stack gap="6">
      <HeadFields control={form.control} />
      <Watch
        control={form.control}
        name="definition.fields"
        render={(fields) => <Rows form={form} fields={fields} />}
      />
    </Stack>
  );
}

function Rows({ form, fields }: { form: UseFormReturn<FormDraft>; fields: readonly FormField[] }) {
  const { t, i18n } = useLingui();
  const rows = useFieldRows(form, fields);
  const [announcement, setAnnouncement] = useState('');
  const move = (from: number, to: number) => {
    const field = rows.fields[from];
    const label = field && ('label' in field ? field.label : field.text);
    const place = to + 1;
    const count = rows.fields.length;
    if (rows.move(from, to)) setAnnouncement(t`${label} is now field ${place} of ${count}.`);
    else
      setAnnouncement(
        t`${label} can’t move there: it depends on another field, or another field depends on it.`,
      );
  };
  const latest = useRef<RowActions>(undefined);
  latest.current = { move, toggle: rows.toggle, duplicate: rows.duplicate, remove: rows.remove };
  // Stable, so that a letter typed in a field's settings renders only that field.
  const [actions] = useState<RowActions>(() => ({
    move: (from, to) => latest.current?.move(from, to),
    toggle: (key) => latest.current?.toggle(key),
    duplicate: (index) => latest.current?.duplicate(index),
    remove: (index) => latest.current?.remove(index),
  }));
  return (
    <>
      {rows.fields.length === 0 ? (
        <EmptyState title={t`No fields yet`}>
          <Trans>Add the first field below.</Trans>
        </EmptyState>
      ) : (
        <Stack as="ol" listStyleType="none" gap="2" aria-label={t`Fields`}>
          {rows.fields.map((field, index) => {
            const key = rows.keys[index] ?? field.id;
            return (
              <FieldRow
                key={key}
                rowKey={key}
                index={index}
                label={'label' in field ? field.label : field.text}
                type={field.type}
                required={'required' in field && field.required}
                conditional={Boolean(field.showIf)}
                failed={form.formState.errors.definition?.fields?.[index] !== undefined}
                mayMoveUp={rows.mayMove(index, index - 1)}
                mayMoveDown={rows.mayMove(index, index + 1)}
                actions={actions}
              >
                {rows.open === key && <FieldEditor form={form} rows={rows} field={field} index={index} />}
              </FieldRow>
            );
          })}
        </Stack>
      )}
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      <Box>
        <Menu.Root onSelect={({ value }) => rows.add(value as (typeof FORM_FIELD_TYPES)[number])}>
          <Menu.Trigger asChild>
            <Button variant="outline" disabled={rows.fields.length >= FORM_LIMITS.fields}>
              <Trans>Add field</Trans>
            </Button>
          </Menu.Trigger>
          <Portal>
            <Menu.Positioner>
              <Menu.Content>
                {FORM_FIELD_TYPES.map((type) => (
                  <Menu.Item key={type} value={type}>
                    {i18n._(TYPE_NAMES[type])}
                  </Menu.Item>
                ))}
              </Menu.Content>
            </Menu.Positioner>
          </Portal>
        </Menu.Root>
      </Box>
    </>
  );
}

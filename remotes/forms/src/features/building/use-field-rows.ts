import type { FormField, FormFieldType } from '@boardwalk/contracts';
import type { UseFormReturn } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { FormDraft } from './form-draft.ts';
import { freeName, mayMove, moved, newField } from './new-field.ts';

const FIELDS_PATH = 'definition.fields';

/** The fields of a form as rows that can be added, moved and removed. Each row has a stable key, independent of its id. */
export function useFieldRows(form: UseFormReturn<FormDraft>, fields: readonly FormField[]) {
  const { t } = useLingui();
  const [keys, setKeys] = useState<readonly string[]>(() => fields.map(() => crypto.randomUUID()));
  const [open, setOpen] = useState<string>();
  // An external change, such as a reset, has other rows.
  const known =
    keys.length === fields.length ? keys : fields.map((_, index) => keys[index] ?? `row-${index}`);

  const change = (next: FormField[], nextKeys: readonly string[]) => {
    setKeys(nextKeys);
    form.setValue(FIELDS_PATH, next, { shouldDirty: true });
  };
  const taken = () => new Set(fields.map(({ id }) => id));
  const insert = (index: number, field: FormField) => {
    const key = crypto.randomUUID();
    change(fields.toSpliced(index, 0, field), known.toSpliced(index, 0, key));
    setOpen(key);
  };
  return {
    fields,
    keys: known,
    open,
    toggle: (key: string) => setOpen(open === key ? undefined : key),
    add(type: FormFieldType) {
      const texts = { label: t`New question`, option: (number: number) => t`Option ${number}` };
      insert(fields.length, newField(type, taken(), texts));
    },
    duplicate(index: number) {
      const field = fields[index];
      if (field) insert(index + 1, { ...field, id: freeName(field.id.replace(/_\d+$/, ''), taken()) });
    },
    remove(index: number) {
      const gone = fields[index]?.id;
      // Fields that depended on it are always shown.
      const rest = fields
        .toSpliced(index, 1)
        .map((field) => (field.showIf?.field === gone ? { ...field, showIf: undefined } : field));
      change(rest, known.toSpliced(index, 1));
    },
    mayMove: (from: number, to: number) => mayMove(fields, from, to),
    /** @returns whether it was moved. */
    move(from: number, to: number): boolean {
      if (from === to || !mayMove(fields, from, to)) return false;
      change(moved(fields, from, to), moved(known, from, to));
      return true;
    },
    replace(index: number, field: FormField) {
      form.setValue(FIELDS_PATH, fields.with(index, field), { shouldDirty: true });
    },
  };
}

export type FieldRows = ReturnType<typeof useFieldRows>;

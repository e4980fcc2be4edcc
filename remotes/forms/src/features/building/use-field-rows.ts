import type { FormField, FormFieldType } from '@boardwalk/contracts';
import type { UseFormReturn } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { FormDraft } from './form-draft.ts';
import { freeName, mayMove, moved, newField } from './new-field.ts';

const PLACE = 'definition.fields';

/** The fields of a form as rows that can be added, moved and removed. Each row has a stable key, independent of its id. */
export function useFieldRows(form: UseFormReturn<FormDraft>, fields: readonly FormField[]) {
  const { t } = useLingui();
  const [keys, setKeys] = useState<readonly string[]>(() => fields.map(() => crypto.randomUUID()));
  const [open, setOpen] = useState<string>();
  // An external change, such as a reset, has other rows.
  const known =
    keys.length === fields.length ? keys : fields.map((_, place) => keys[place] ?? `row-${place}`);

  const change = (next: FormField[], nextKeys: readonly string[]) => {
    setKeys(nextKeys);
    form.setValue(PLACE, next, { shouldDirty: true });
  };
  const taken = () => new Set(fields.map(({ id }) => id));
  const insert = (place: number, field: FormField) => {
    const key = crypto.randomUUID();
    change(fields.toSpliced(place, 0, field), known.toSpliced(place, 0, key));
    setOpen(key);
  };
  return {
    fields,
    keys: known,
    open,
    toggle: (key: string) => setOpen(open === key ? undefined : key),
    add(type: FormFieldType) {
      const words = { label: t`New question`, option: (number: number) => t`Option ${number}` };
      insert(fields.length, newField(type, taken(), words));
    },
    duplicate(place: number) {
      const field = fields[place];
      if (field) insert(place + 1, { ...field, id: freeName(field.id.replace(/_\d+$/, ''), taken()) });
    },
    remove(place: number) {
      const gone = fields[place]?.id;
      // Fields that depended on it are always shown.
      const rest = fields
        .toSpliced(place, 1)
        .map((field) => (field.showIf?.field === gone ? { ...field, showIf: undefined } : field));
      change(rest, known.toSpliced(place, 1));
    },
    mayMove: (from: number, to: number) => mayMove(fields, from, to),
    /** @returns whether it was moved. */
    move(from: number, to: number): boolean {
      if (from === to || !mayMove(fields, from, to)) return false;
      change(moved(fields, from, to), moved(known, from, to));
      return true;
    },
    replace(place: number, field: FormField) {
      form.setValue(PLACE, fields.with(place, field), { shouldDirty: true });
    },
  };
}

export type FieldRows = ReturnType<typeof useFieldRows>;

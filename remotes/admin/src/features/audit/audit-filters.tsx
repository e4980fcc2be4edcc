import { Field, FilterRow, Input, Select } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import {
  AUDIT_ACTION_NAMES,
  AUDIT_TARGET_LABELS,
  AUDIT_TARGET_TYPES,
  actionLabel,
} from '../../audit/audit-texts.ts';
import type { useAuditFilters } from './use-audit-filters.ts';

const SELECT_FLEX = { base: '1 1 9rem', sm: '0 1 12rem' };

/** Filters of the log: actor, action, target, time. */
export function AuditFilters({ values, filtered, setFilters, clear }: ReturnType<typeof useAuditFilters>) {
  const { t, i18n } = useLingui();
  return (
    <FilterRow aria-label={t`Filter the log`} filtered={filtered} onClear={clear}>
      <TypedText label={t`Who (handle)`} value={values.actor} onChange={(actor) => setFilters({ actor })} />
      <Select<string>
        flex={SELECT_FLEX}
        label={t`Action`}
        value={values.action}
        options={AUDIT_ACTION_NAMES.map((action) => ({ value: action, label: i18n._(actionLabel(action)) }))}
        onValueChange={(action) => setFilters({ action })}
      >
        <option value="">{t`All changes`}</option>
      </Select>
      <Select<string>
        flex={SELECT_FLEX}
        label={t`Subject`}
        value={values.type}
        options={AUDIT_TARGET_TYPES.map((type) => ({
          value: type,
          label: i18n._(AUDIT_TARGET_LABELS[type]),
        }))}
        onValueChange={(type) => setFilters({ type })}
      >
        <option value="">{t`Everything`}</option>
      </Select>
      <TypedText
        label={t`Name or title`}
        value={values.target}
        onChange={(target) => setFilters({ target })}
      />
      <Day label={t`From`} value={values.from} max={values.to} onChange={(from) => setFilters({ from })} />
      <Day label={t`To`} value={values.to} min={values.from} onChange={(to) => setFilters({ to })} />
    </FilterRow>
  );
}

interface FilterProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** A text field for an exact name: applied on Enter or blur. */
function TypedText({ label, value, onChange }: FilterProps) {
  const [text, setText] = useState(value);
  useEffect(() => setText(value), [value]);
  const submit = () => text.trim() !== value && onChange(text.trim());
  return (
    <Field.Root flex={{ base: '1 1 100%', sm: '0 1 11rem' }}>
      <Field.Label>{label}</Field.Label>
      <Input
        value={text}
        bg="bg.panel"
        maxLength={100}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => setText(event.currentTarget.value)}
        onBlur={submit}
        onKeyDown={(event) => event.key === 'Enter' && submit()}
      />
    </Field.Root>
  );
}

function Day({ label, value, onChange, min, max }: FilterProps & { min?: string; max?: string }) {
  return (
    <Field.Root flex={{ base: '1 1 8rem', sm: '0 0 9.5rem' }}>
      <Field.Label>{label}</Field.Label>
      <Input
        type="date"
        value={value}
        min={min || undefined}
        max={max || undefined}
        bg="bg.panel"
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </Field.Root>
  );
}

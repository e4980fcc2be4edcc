import { type FormField, isQuestion, type ShowIf } from '@boardwalk/contracts';
import { Field, Flex, Input, Select } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
import type { FieldEditorProps } from './field-editor.tsx';

/** Condition of a field on the answer to an earlier one. */
export function ConditionFields({ rows, field, index }: FieldEditorProps) {
  const { t } = useLingui();
  const before = rows.fields.slice(0, index).filter(isQuestion);
  if (before.length === 0) return null;
  const { showIf } = field;
  const source = before.find(({ id }) => id === showIf?.field);
  const set = (next: ShowIf | undefined) => rows.replace(index, { ...field, showIf: next } as FormField);
  return (
    <Flex wrap="wrap" gap="3" align="end">
      <Select
        label={t`Show this field`}
        width={{ base: '100%', md: '14rem' }}
        value={showIf?.field ?? ''}
        options={before.map(({ id, label }) => ({ value: id, label }))}
        onValueChange={(id) => set(id === '' ? undefined : { field: id, test: 'answered' })}
      >
        <option value="">{t`Always`}</option>
      </Select>
      {showIf && source && <Test showIf={showIf} source={source} onChange={set} />}
    </Flex>
  );
}

interface TestProps {
  showIf: ShowIf;
  source: FormField;
  onChange: (next: ShowIf) => void;
}

function Test({ showIf, source, onChange }: TestProps) {
  const { t } = useLingui();
  const tests: Record<ShowIf['test'], string> = {
    answered: t`has an answer`,
    is: t`is`,
    is_not: t`is not`,
    includes: t`includes`,
  };
  const fitting: ShowIf['test'][] =
    source.type === 'multi_select'
      ? ['answered', 'includes']
      : source.type === 'file' || source.type === 'quiz' || source.type === 'consent'
        ? ['answered']
        : ['answered', 'is', 'is_not'];
  const value = 'value' in showIf ? String(showIf.value) : '';
  const options = 'options' in source ? source.options : undefined;
  const numeric = source.type === 'number' || source.type === 'scale';
  const setValue = (text: string) => {
    if (showIf.test !== 'answered') onChange({ ...showIf, value: numeric ? Number(text) : text });
  };
  return (
    <>
      <Select<ShowIf['test']>
        label={t`Condition`}
        labelHidden
        width="10rem"
        value={showIf.test}
        options={fitting.map((test) => ({ value: test, label: tests[test] }))}
        onValueChange={(test) => {
          const first = options?.[0]?.id ?? (numeric ? 0 : '');
          onChange(
            test === 'answered' ? { field: showIf.field, test } : { field: showIf.field, test, value: first },
          );
        }}
      />
      {showIf.test !== 'answered' &&
        (options ? (
          <Select
            label={t`Value`}
            labelHidden
            width="14rem"
            value={value}
            options={options.map(({ id, label }) => ({ value: id, label }))}
            onValueChange={setValue}
          />
        ) : (
          <Field.Root width="14rem">
            <Field.Label srOnly>{t`Value`}</Field.Label>
            <Input
              type={numeric ? 'number' : 'text'}
              value={value}
              maxLength={120}
              onChange={({ target }) => setValue(target.value)}
            />
          </Field.Root>
        ))}
    </>
  );
}

import type { PublicField } from '@boardwalk/contracts';
import { type Control, Controller, chakra, Stack, Text, useRouteExists, useSite } from '@boardwalk/kit';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Radios } from './choice-field.tsx';
import { FieldGroup } from './field-group.tsx';
import type { FormValues } from './form-values.ts';

interface QuizFieldProps {
  field: Extract<PublicField, { type: 'quiz' }>;
  control: Control<FormValues>;
}

/** A quiz about the rules. Only the server knows the solutions. */
export function QuizField({ field, control }: QuizFieldProps) {
  const { t } = useLingui();
  const { id, label, help, required, questions, pass } = field;
  const count = questions.length;
  return (
    <Controller
      control={control}
      name={id}
      label={label}
      rules={{ required: required ? t`This needs an answer.` : undefined }}
      render={({ field: { value, onChange, ref }, fieldState }) => {
        const chosen = typeof value === 'object' && !Array.isArray(value) ? value : {};
        return (
          <FieldGroup label={label} help={help} required={required} error={fieldState.error?.message}>
            <Text fontSize="sm" color="fg.muted">
              <Plural value={count} one="# question." other="# questions." />{' '}
              <Plural
                value={pass}
                one="You need # correct answer to pass."
                other="You need # correct answers to pass."
              />{' '}
              <RulesLink />
            </Text>
            <Stack as="ol" gap="6" ps="5">
              {questions.map((question, index) => (
                <Stack as="li" key={question.id} gap="2.5" display="list-item">
                  <Text mb="2.5">{question.text}</Text>
                  <Radios
                    label={question.text}
                    required={required}
                    options={question.options}
                    value={chosen[question.id] ?? ''}
                    onChange={(choice) => onChange({ ...chosen, [question.id]: choice })}
                    inputRef={index === 0 ? ref : undefined}
                  />
                </Stack>
              ))}
            </Stack>
          </FieldGroup>
        );
      }}
    />
  );
}

/** Opens the rules in a tab of their own, so that the questions stay open. */
function RulesLink() {
  const { rulesPath } = useSite();
  if (!useRouteExists()(rulesPath)) return null;
  return (
    <Trans>
      Look them up in the{' '}
      <chakra.a
        href={rulesPath}
        target="_blank"
        rel="noreferrer"
        color="fg"
        textDecoration="underline"
        textUnderlineOffset="3px"
      >
        rules (new tab)
      </chakra.a>
      .
    </Trans>
  );
}

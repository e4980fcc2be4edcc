import { FORM_LIMITS, type FormField } from '@boardwalk/contracts';
import {
  Button,
  chakra,
  Field,
  HStack,
  IconButton,
  Input,
  NumberField,
  Panel,
  Stack,
  Switch,
} from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { Trash2 } from 'lucide-react';
import { freeName, newField } from './new-field.ts';
import { OptionList } from './option-list.tsx';

type Quiz = Extract<FormField, { type: 'quiz' }>;

interface QuizQuestionsProps {
  field: Quiz;
  onChange: (field: Quiz) => void;
}

/** Questions of a quiz with their solutions, which are never sent to applicants. */
export function QuizQuestions({ field, onChange }: QuizQuestionsProps) {
  const { t } = useLingui();
  const { questions, pass, shuffle } = field;
  const setQuestion = (index: number, question: Quiz['questions'][number]) =>
    onChange({ ...field, questions: questions.with(index, question) });
  const add = () => {
    const fresh = newField('quiz', new Set(), {
      label: t`New question`,
      option: (number) => t`Option ${number}`,
    }) as Quiz;
    const [first] = fresh.questions;
    if (!first) return;
    const id = freeName('question', new Set(questions.map((question) => question.id)));
    onChange({ ...field, questions: [...questions, { ...first, id }] });
  };
  return (
    <Stack gap="4">
      <HStack wrap="wrap" gap="6" align="end">
        <Field.Root width="12rem">
          <Field.Label>{t`Correct answers to pass`}</Field.Label>
          <NumberField
            min={0}
            max={questions.length}
            value={pass}
            onChange={({ target }) => onChange({ ...field, pass: Number(target.value) })}
          />
        </Field.Root>
        <Switch.Root
          checked={shuffle}
          colorPalette="tide"
          pb="2.5"
          onCheckedChange={({ checked }) => onChange({ ...field, shuffle: checked })}
        >
          <Switch.HiddenInput />
          <Switch.Control>
            <Switch.Thumb />
          </Switch.Control>
          <Switch.Label>{t`Shuffle questions and options for each applicant`}</Switch.Label>
        </Switch.Root>
      </HStack>
      {questions.map((question, index) => {
        const number = index + 1;
        return (
          <Panel key={question.id} p="4" bg="bg">
            <Stack gap="4">
              <HStack align="end">
                <Field.Root>
                  <Field.Label>{t`Question ${number}`}</Field.Label>
                  <Input
                    value={question.text}
                    maxLength={FORM_LIMITS.label}
                    onChange={({ target }) => setQuestion(index, { ...question, text: target.value })}
                  />
                </Field.Root>
                <IconButton
                  variant="ghost"
                  aria-label={t`Remove question ${number}`}
                  disabled={questions.length === 1}
                  onClick={() =>
                    onChange({
                      ...field,
                      questions: questions.toSpliced(index, 1),
                      pass: Math.min(pass, questions.length - 1),
                    })
                  }
                >
                  <Trash2 />
                </IconButton>
              </HStack>
              <OptionList
                options={question.options}
                most={8}
                onChange={(options) =>
                  setQuestion(index, {
                    ...question,
                    options,
                    answer: options.some(({ id }) => id === question.answer)
                      ? question.answer
                      : (options[0]?.id ?? ''),
                  })
                }
                before={({ id, label }) => (
                  <chakra.input
                    type="radio"
                    name={`${field.id} ${question.id}`}
                    aria-label={t`“${label}” is correct`}
                    checked={question.answer === id}
                    boxSize="5"
                    flexShrink="0"
                    accentColor="var(--bw-colors-tide-solid)"
                    onChange={() => setQuestion(index, { ...question, answer: id })}
                  />
                )}
              />
            </Stack>
          </Panel>
        );
      })}
      <Button
        size="sm"
        variant="outline"
        alignSelf="start"
        disabled={questions.length >= FORM_LIMITS.quizQuestions}
        onClick={add}
      >
        <Trans>Add question</Trans>
      </Button>
    </Stack>
  );
}

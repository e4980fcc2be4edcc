import { type Answer, type FormField, isQuestion, type Review, shownFields } from '@boardwalk/contracts';
import { chakra, Stack, Text } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';

type Question = Exclude<FormField, { type: 'heading' | 'paragraph' }>;

/** Answers of an application with their questions. Sensitive answers, files and quizzes are on the page of the application. */
export function ApplicationAnswers({ review: { definition, answers } }: { review: Review }) {
  const questions = shownFields(definition.fields, answers)
    .filter(isQuestion)
    .filter(({ type }) => type !== 'file' && type !== 'quiz');
  if (questions.length === 0) return null;
  return (
    <Stack as="dl" gap="3" maxH="24rem" overflowY="auto" tabIndex={0} borderTopWidth="1px" pt="4">
      {questions.map((field) => (
        <chakra.div key={field.id} minW="0">
          <chakra.dt fontSize="sm" color="fg.muted">
            {field.label}
          </chakra.dt>
          <chakra.dd>
            <AnswerText field={field} answer={answers[field.id]} />
          </chakra.dd>
        </chakra.div>
      ))}
    </Stack>
  );
}

function AnswerText({ field, answer }: { field: Question; answer: Answer | undefined }) {
  const { t } = useLingui();
  if (answer === undefined)
    return (
      <Text color="fg.muted">
        <Trans>No answer</Trans>
      </Text>
    );
  if (field.sensitive)
    return (
      <Text color="fg.muted">
        <Trans>Sensitive: open the application to read it.</Trans>
      </Text>
    );
  return (
    <Text whiteSpace="pre-line" overflowWrap="anywhere" dir="auto">
      {answer === true ? t`Agreed` : textOf(field, answer)}
    </Text>
  );
}

function textOf(field: Question, answer: Answer): string {
  if ('options' in field) {
    const labels = new Map(field.options.map(({ id, label }) => [id, label]));
    const chosen = Array.isArray(answer) ? answer : [String(answer)];
    return chosen.map((id) => labels.get(id) ?? id).join(', ');
  }
  return field.type === 'scale' ? `${String(answer)} / ${field.max}` : String(answer);
}

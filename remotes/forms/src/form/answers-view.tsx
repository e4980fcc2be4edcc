import {
  type Answer,
  type Answers,
  type FormField,
  isQuestion,
  type PublicField,
  type SubmissionFile,
  shownFields,
} from '@boardwalk/contracts';
import { Badge, Box, Button, chakra, Heading, HStack, Separator, Stack, Text } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { fileSize } from './file-size.ts';
import { sectionsOf } from './sections.ts';

type AnyField = FormField | PublicField;

interface AnswersViewProps {
  fields: readonly AnyField[];
  answers: Answers;
  files: readonly SubmissionFile[];
  /** Earlier answers: differences are marked, with both values. */
  before?: Answers | null;
  /** Hides sensitive answers until they are revealed. */
  guardSensitive?: boolean;
  onFile: (file: SubmissionFile) => void;
  /** Results of quizzes, by field. */
  quiz?: Record<string, { right: number; of: number; passed: boolean }>;
  /** Returns the content next to the heading of a section, such as a button to change it. */
  sectionAction?: (section: { id: string; title: string | undefined }) => ReactNode;
}

/** Answers with their questions, in the sections of the form's headings. */
export function AnswersView({ fields, answers, before, sectionAction, ...rest }: AnswersViewProps) {
  const answered = sectionsOf(shownFields<AnyField>(fields, answers))
    .map(({ id, title, fields: own }) => ({ id, title, questions: own.filter(isQuestion) }))
    .filter(({ questions }) => questions.length > 0);
  return (
    <Stack gap="6" separator={<Separator />}>
      {answered.map(({ id, title, questions }) => (
        <Stack key={id} gap="6">
          {(title !== undefined || sectionAction) && (
            <HStack justify="space-between" gap="4">
              <Heading as="h3" textStyle="lg">
                {title ?? <Trans>First questions</Trans>}
              </Heading>
              {sectionAction?.({ id, title })}
            </HStack>
          )}
          <Stack as="dl" gap="6">
            {questions.map((field) => (
              <Box key={field.id}>
                <chakra.dt fontWeight="medium" color="fg.muted" fontSize="sm">
                  {field.label}
                </chakra.dt>
                <chakra.dd mt="1">
                  <OneAnswer field={field} answer={answers[field.id]} {...rest} />
                  {before && (
                    <Earlier field={field} answer={answers[field.id]} before={before[field.id]} {...rest} />
                  )}
                </chakra.dd>
              </Box>
            ))}
          </Stack>
        </Stack>
      ))}
    </Stack>
  );
}

type AnswerableField = Exclude<AnyField, { type: 'heading' | 'paragraph' }>;
interface AnswerProps extends Pick<AnswersViewProps, 'files' | 'guardSensitive' | 'onFile' | 'quiz'> {
  field: AnswerableField;
  answer: Answer | undefined;
}

function OneAnswer(props: AnswerProps) {
  const [shown, setShown] = useState(false);
  const { field, answer, guardSensitive } = props;
  if (answer === undefined)
    return (
      <Text color="fg.muted">
        <Trans>No answer</Trans>
      </Text>
    );
  if (field.sensitive && guardSensitive && !shown)
    return (
      <Button size="xs" variant="outline" onClick={() => setShown(true)}>
        <Trans>Show this sensitive answer</Trans>
      </Button>
    );
  return <AnswerText {...props} />;
}

function AnswerText({ field, answer, files, onFile, quiz }: AnswerProps) {
  const { t } = useLingui();
  if (field.type === 'file') {
    const mine = files.filter(({ id }) => Array.isArray(answer) && answer.includes(id));
    return (
      <HStack wrap="wrap">
        {mine.map((file) => (
          <Button key={file.id} size="sm" variant="outline" onClick={() => onFile(file)}>
            {t`Download ${file.name}`} · {fileSize(file.bytes)}
          </Button>
        ))}
      </HStack>
    );
  }
  if (field.type === 'quiz') {
    const result = quiz?.[field.id];
    const { right = 0, of = 0 } = result ?? {};
    if (!result)
      return (
        <Text>
          <Trans>Answered</Trans>
        </Text>
      );
    return (
      <Badge colorPalette={result.passed ? 'tide' : 'signal'}>
        <Trans>
          {right} of {of} correct
        </Trans>
      </Badge>
    );
  }
  return (
    <Text whiteSpace="pre-line" overflowWrap="anywhere" maxW="measure" dir="auto">
      {textOf(field, answer, { yes: t`Agreed` })}
    </Text>
  );
}

function Earlier({ before, ...now }: AnswerProps & { before: Answer | undefined }) {
  if (now.field.type === 'file' || JSON.stringify(before) === JSON.stringify(now.answer)) return null;
  return (
    <Box mt="2" ps="3" borderStartWidth="3px" borderColor="sodium.solid">
      <Text fontSize="sm" color="fg.muted">
        <Trans>Earlier answer</Trans>
      </Text>
      <Box asChild textDecoration="line-through" color="fg.muted">
        <del>
          <OneAnswer {...now} answer={before} />
        </del>
      </Box>
    </Box>
  );
}

function textOf(field: AnswerableField, answer: Answer | undefined, texts: { yes: string }): string {
  if (answer === true) return texts.yes;
  if ('options' in field) {
    const labels = new Map(field.options.map(({ id, label }) => [id, label]));
    const chosen = Array.isArray(answer) ? answer : [String(answer)];
    return chosen.map((id) => labels.get(id) ?? id).join(', ');
  }
  if (field.type === 'scale') return `${String(answer)} / ${field.max}`;
  return String(answer);
}

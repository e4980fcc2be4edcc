import type { CurrentSite, SiteSettings } from '@boardwalk/contracts';
import { Button, call, errorMessage, HStack, Stack, Text } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useRef, useState } from 'react';
import { Question } from './question.tsx';
import { QUESTIONS, type SetupAnswers, shortNameOf } from './setup-answers.ts';

interface SetupWizardProps {
  current: CurrentSite;
  /** Called after the answers are saved. */
  onDone: () => void;
}

/** Six questions in sequence. Nothing is saved before the last one, and each can be skipped. */
export function SetupWizard({ current, onDone }: SetupWizardProps) {
  const { t } = useLingui();
  const [answers, setAnswers] = useState<SetupAnswers>(() => answersOf(current.settings));
  const [step, setStep] = useState(0);
  const [state, setState] = useState<'asking' | 'saving'>('asking');
  const [problem, setProblem] = useState<string>();
  const heading = useRef<HTMLHeadingElement>(null);
  const isLast = step === QUESTIONS.length - 1;
  const question = QUESTIONS[step];
  if (!question) return null;
  const go = (to: number) => {
    setStep(to);
    requestAnimationFrame(() => heading.current?.focus());
  };
  const finish = async () => {
    setState('saving');
    setProblem(undefined);
    try {
      const settings = { ...current.settings, ...answers, shortName: shortNameOf(answers.name) };
      await call('PUT /api/site/settings', {
        body: { version: current.version, settings, note: t`First steps` },
      });
      onDone();
    } catch (error) {
      setState('asking');
      setProblem(errorMessage(error));
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (answers.name.trim() === '') return;
    if (isLast) void finish();
    else go(step + 1);
  };
  return (
    <Stack as="form" gap="6" maxW="40rem" onSubmit={submit}>
      <Text fontSize="sm" color="fg.muted" role="status">
        <Trans>
          Question {step + 1} of {QUESTIONS.length}
        </Trans>
      </Text>
      <Question
        question={question}
        answers={answers}
        heading={heading}
        onChange={(change) => setAnswers({ ...answers, ...change })}
      />
      {problem && (
        <Text role="alert" color="fg.error">
          {problem}
        </Text>
      )}
      <HStack justify="space-between" borderTopWidth="1px" pt="5">
        <Button variant="ghost" disabled={step === 0} onClick={() => go(step - 1)}>
          <Trans>Back</Trans>
        </Button>
        <Button
          type="submit"
          colorPalette="sodium"
          loading={state === 'saving'}
          disabled={answers.name.trim() === ''}
        >
          {isLast ? <Trans>Finish</Trans> : <Trans>Next</Trans>}
        </Button>
      </HStack>
      <Text fontSize="sm" color="fg.muted">
        <Trans>You can change all of this later, and much more, under Site.</Trans>
      </Text>
    </Stack>
  );
}

function answersOf({ name, tagline, look, chatInviteUrl, areasOff }: SiteSettings): SetupAnswers {
  return { name, tagline, look, chatInviteUrl, areasOff };
}

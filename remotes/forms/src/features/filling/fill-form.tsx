import type { LinkedAccount, PublicField, Submission } from '@boardwalk/contracts';
import {
  Box,
  Button,
  call,
  Form,
  FormBar,
  FormSummary,
  Grid,
  RequestError,
  Stack,
  SubmitButton,
  Text,
  TimeText,
  toast,
  type UseFormReturn,
  useNavigate,
  useQueryClient,
  VersionConflict,
  Watch,
} from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useRef } from 'react';
import { answersCheck } from '../../form/answers-check.ts';
import type { FieldSource } from '../../form/field-source.ts';
import { FormFields } from '../../form/form-fields.tsx';
import { answersIn, type FormValues, givenIn, valuesOf } from '../../form/form-values.ts';
import { useProblemText } from '../../form/use-problem-text.ts';
import { identitiesQuery, useStoreSubmission } from '../../submission/queries.ts';
import { Answered } from './answered.tsx';
import { ReviewStep, StepFields, StepHeading, StepList } from './form-steps.tsx';
import { SaveLine } from './save-line.tsx';
import { useAnswersAutosave } from './use-answers-autosave.ts';
import { useFieldSource } from './use-field-source.ts';
import { useFormSteps } from './use-form-steps.ts';

/** Form to fill in an application: saved automatically, submitted at the end. */
export function FillForm({ submission }: { submission: Submission }) {
  const { t } = useLingui();
  const textOf = useProblemText();
  const storeSubmission = useStoreSubmission();
  const navigate = useNavigate();
  const { fields } = submission.definition;
  const source = useFieldSource(submission);
  const queries = useQueryClient();
  const linkedAccounts = () =>
    queries.ensureQueryData(identitiesQuery).then(
      ({ items }) => items,
      () => undefined,
    );
  // Saves pending changes. Set by the autosave, which is inside of the form.
  const saved = useRef<() => Promise<number | undefined>>(async () => undefined);
  return (
    <Form<FormValues, ReturnType<typeof answersIn>, Submission>
      defaultValues={valuesOf(fields, submission.answers)}
      check={answersCheck(fields, textOf, linkedAccounts)}
      body={(values) => answersIn(fields, values, source.linked)}
      onSubmit={async (answers) => {
        const version = await saved.current();
        if (version === undefined)
          throw new RequestError({ type: 'NETWORK', status: 0, interruption: 'network' });
        return call('POST /api/submissions/:id/submit', {
          params: { id: submission.id },
          body: { answers, version },
        });
      }}
      onSaved={(sent) => {
        storeSubmission(sent);
        toast.add({ description: t`Submitted. You can follow its status here.`, tone: 'success' });
        void navigate(`/forms/submissions/${sent.id}`);
      }}
      savedValues={({ answers }) => valuesOf(fields, answers)}
      failure={t`The application could not be submitted`}
      draft={{ area: 'forms', id: submission.id }}
    >
      {(form) => (
        <Filling form={form} submission={submission} fields={fields} source={source} saved={saved} />
      )}
    </Form>
  );
}

interface FillingProps {
  form: UseFormReturn<FormValues>;
  submission: Submission;
  fields: readonly PublicField[];
  source: FieldSource;
  saved: { current: () => Promise<number | undefined> };
}

function Filling({ form, submission, fields, source, saved }: FillingProps) {
  const { state, autosave } = useAnswersAutosave(form, submission, fields, source.linked);
  saved.current = () => autosave.flush();
  const steps = useFormSteps(form, fields, source.linked);
  useLinkedErrors(form, fields, source.linked);
  const parts = { fields, control: form.control, source };
  const isReview = steps !== null && steps.current === steps.sections.length;
  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 42rem) 18rem' }}
      gap={{ base: '8', lg: '16' }}
      justifyContent="space-between"
    >
      <Stack gap="8" minW="0">
        {state.kind === 'conflict' && (
          <VersionConflict
            title={<Trans>Your answers were changed somewhere else</Trans>}
            onTake={() => {
              form.reset(valuesOf(fields, state.theirs.answers));
              autosave.accept(state.theirs, 'theirs');
            }}
            onKeep={() => autosave.accept(state.theirs, 'mine')}
          >
            <Text>
              <Trans>
                They were changed on another device or in another tab. Choose which answers to continue with.
              </Trans>
            </Text>
          </VersionConflict>
        )}
        {steps && <StepHeading steps={steps} />}
        <Box ref={steps?.summary} display="contents">
          <FormSummary onGoTo={steps?.goToField} />
        </Box>
        {steps ? <StepFields steps={steps} {...parts} /> : <FormFields {...parts} />}
        {isReview && <ReviewStep steps={steps} submissionId={submission.id} {...parts} />}
        <FormBar>
          {steps && steps.current > 0 && (
            <Button size="lg" variant="outline" onClick={() => steps.goTo(steps.current - 1)}>
              <Trans context="step">Back</Trans>
            </Button>
          )}
          {steps && !isReview ? (
            // The form's default button, so that Enter in a field continues instead of submitting the form.
            <Button
              type="submit"
              size="lg"
              colorPalette="sodium"
              ms="auto"
              onClick={(event) => {
                event.preventDefault();
                void steps.goOn();
              }}
            >
              <Trans>Continue</Trans>
            </Button>
          ) : (
            <SubmitButton size="lg" ms="auto" disabled={state.kind === 'conflict'}>
              {submission.state === 'changes_requested' ? <Trans>Submit again</Trans> : <Trans>Submit</Trans>}
            </SubmitButton>
          )}
        </FormBar>
      </Stack>
      <Stack
        as="aside"
        gap="4"
        alignSelf="start"
        position={{ lg: 'sticky' }}
        top={{ lg: '24' }}
        order={{ base: -1, lg: 0 }}
        fontSize="sm"
      >
        {steps && <StepList steps={steps} {...parts} />}
        <Watch
          control={form.control}
          render={(values) => <Answered fields={fields} given={givenIn(fields, values, source.linked)} />}
        />
        <SaveLine state={state} fields={fields} />
        {submission.expiresAt && (
          <Text color="fg.muted">
            <Trans>
              This draft expires on <TimeText at={submission.expiresAt} as="date" /> if you don’t change it.
            </Trans>
          </Text>
        )}
      </Stack>
    </Grid>
  );
}

/** Checks identity fields with errors again when the linked accounts change: linking one on another page changes no value of the form. */
function useLinkedErrors(
  form: UseFormReturn<FormValues>,
  fields: readonly PublicField[],
  linked: readonly LinkedAccount[],
): void {
  const check = useEffectEvent((_linked: readonly LinkedAccount[]) => {
    const wrong = fields.filter(({ id, type }) => type === 'identity' && form.getFieldState(id).invalid);
    if (wrong.length > 0) void form.trigger(wrong.map(({ id }) => id));
  });
  useEffect(() => check(linked), [linked]);
}

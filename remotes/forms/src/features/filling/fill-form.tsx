import {
  type Answers,
  isAnswered,
  isQuestion,
  type PublicField,
  type Submission,
  shownFields,
} from '@boardwalk/contracts';
import {
  Box,
  call,
  Form,
  FormSummary,
  Grid,
  HStack,
  Progress,
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
import { useRef } from 'react';
import { answersCheck } from '../../form/answers-check.ts';
import type { FieldSource } from '../../form/field-source.ts';
import { FormFields } from '../../form/form-fields.tsx';
import { answersIn, type FormValues, givenIn, valuesOf } from '../../form/form-values.ts';
import { useProblemText } from '../../form/use-problem-text.ts';
import { identitiesQuery, useStoreSubmission } from '../../submission/queries.ts';
import { SaveLine } from './save-line.tsx';
import { useAnswersAutosave } from './use-answers-autosave.ts';
import { useFieldSource } from './use-field-source.ts';

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
        <FormSummary />
        <FormFields fields={fields} control={form.control} source={source} />
        <Box borderTopWidth="1px" pt="6">
          <SubmitButton size="lg" disabled={state.kind === 'conflict'}>
            {submission.state === 'changes_requested' ? <Trans>Submit again</Trans> : <Trans>Submit</Trans>}
          </SubmitButton>
        </Box>
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

/** Number of visible questions that are answered. */
function Answered({ fields, given }: { fields: readonly PublicField[]; given: Answers }) {
  const questions = shownFields(fields, given).filter(isQuestion);
  const done = questions.filter(({ id }) => isAnswered(given[id])).length;
  const count = questions.length;
  return (
    <Progress.Root value={count === 0 ? 0 : Math.round((done / count) * 100)} size="sm" colorPalette="tide">
      <HStack justify="space-between" mb="1.5">
        <Progress.Label fontWeight="normal">
          <Trans>
            {done} of {count} answered
          </Trans>
        </Progress.Label>
      </HStack>
      <Progress.Track>
        <Progress.Range />
      </Progress.Track>
    </Progress.Root>
  );
}

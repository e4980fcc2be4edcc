import { type CurrentUser, DELETION_DAYS } from '@boardwalk/contracts';
import {
  Button,
  call,
  currentUserQuery,
  Form,
  FormField,
  FormSummary,
  Input,
  Skeleton,
  Stack,
  SubmitButton,
  Text,
  TimeText,
  useQuery,
  useQueryClient,
} from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { useKeepAccount } from './keep-account.ts';

/** Where a member asks for the deletion of their account, and takes that back. */
export function DeleteAccount() {
  const { t } = useLingui();
  const { data: user } = useQuery(currentUserQuery);
  const keeping = useKeepAccount();
  if (!user) return <Skeleton height="20" role="status" aria-label={t`Loading`} />;
  if (!user.deletionDueAt) return <AskForDeletion user={user} />;
  return (
    <Stack gap="3" align="start" py="4">
      <Text>
        <Trans>
          Your account will be deleted on <TimeText at={user.deletionDueAt} as="long" />.
        </Trans>
      </Text>
      <Button variant="outline" loading={keeping.isPending} onClick={() => keeping.mutate()}>
        <Trans>Keep my account</Trans>
      </Button>
    </Stack>
  );
}

function AskForDeletion({ user }: { user: CurrentUser }) {
  const { t } = useLingui();
  const queries = useQueryClient();
  return (
    <Form
      defaultValues={{ handle: '' }}
      check="POST /api/users/me/deletion"
      onSubmit={(body) => call('POST /api/users/me/deletion', { body }, { suppressErrors: true })}
      savedValues={() => ({ handle: '' })}
      onSaved={(changed) => queries.setQueryData(currentUserQuery.queryKey, changed)}
      codeFields={{ HANDLE_MISMATCH: 'handle' }}
      failure={t`The account could not be deleted`}
      guard={false}
    >
      {({ control }) => (
        <Stack gap="4" align="start" py="4">
          <Stack gap="2" maxW="measure">
            <Text>
              <Trans>
                After {DELETION_DAYS} days your profile, your applications, your linked accounts and
                everything else that says who you are is deleted. What you wrote stays, under “Deleted
                member”. Your handle is given to nobody.
              </Trans>
            </Text>
            <Text color="fg.muted">
              <Trans>
                Until then you can change your mind. Afterwards nobody can bring it back. Your account at the
                sign-in provider isn’t ours to delete.
              </Trans>
            </Text>
          </Stack>
          <FormSummary />
          <FormField
            control={control}
            name="handle"
            label={t`Your handle, to confirm`}
            helperText={t`Type ${user.username}.`}
            rules={{ required: t`Type your handle.` }}
          >
            {(field) => (
              <Input {...field} maxW="20rem" autoComplete="off" autoCapitalize="none" spellCheck={false} />
            )}
          </FormField>
          <SubmitButton variant="outline" colorPalette="signal">
            <Trans>Delete my account</Trans>
          </SubmitButton>
        </Stack>
      )}
    </Form>
  );
}

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
import { useCancelDeletion } from './use-cancel-deletion.ts';

/** Requests the deletion of the account, and cancels the request. */
export function DeleteAccount() {
  const { t } = useLingui();
  const { data: user } = useQuery(currentUserQuery);
  const cancellation = useCancelDeletion();
  if (!user) return <Skeleton height="20" role="status" aria-label={t`Loading`} />;
  if (!user.deletionDueAt) return <RequestDeletion user={user} />;
  return (
    <Stack gap="3" align="start" py="4">
      <Text>
        <Trans>
          Your account will be deleted on <TimeText at={user.deletionDueAt} as="long" />.
        </Trans>
      </Text>
      <Button variant="outline" loading={cancellation.isPending} onClick={() => cancellation.mutate()}>
        <Trans>Keep my account</Trans>
      </Button>
    </Stack>
  );
}

function RequestDeletion({ user }: { user: CurrentUser }) {
  const { t } = useLingui();
  const queries = useQueryClient();
  return (
    <Form
      defaultValues={{ handle: '' }}
      check="POST /api/users/me/deletion"
      onSubmit={(body) => call('POST /api/users/me/deletion', { body })}
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
                everything else that identifies you is deleted. What you wrote stays, under “Deleted member”.
                No one else can take your handle.
              </Trans>
            </Text>
            <Text color="fg.muted">
              <Trans>
                You can change your mind until then. After that, your account can’t be restored. We can’t
                delete your account at the sign-in provider.
              </Trans>
            </Text>
          </Stack>
          <FormSummary />
          <FormField
            control={control}
            name="handle"
            label={t`Your handle, to confirm`}
            helperText={t`Enter ${user.username}.`}
            rules={{ required: t`Enter your handle.` }}
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

import { STALE_AFTER } from '@boardwalk/contracts';
import {
  call,
  Form,
  FormField,
  FormSummary,
  Input,
  invalidateEndpoints,
  Stack,
  SubmitButton,
  Text,
  useQueryClient,
} from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';

/** Form for the setup code that the server printed. */
export function ClaimForm() {
  const { t } = useLingui();
  const queries = useQueryClient();
  return (
    <Form
      defaultValues={{ code: '' }}
      check="POST /api/setup/claim"
      onSubmit={(body) => call('POST /api/setup/claim', { body })}
      // The page shows the next step when the member has the role.
      onSaved={() => invalidateEndpoints(queries, ...STALE_AFTER['POST /api/setup/claim'])}
      codeFields={{ SETUP_CODE_INVALID: 'code' }}
      failure={t`The site could not be claimed`}
      guard={false}
    >
      {({ control }) => (
        <Stack gap="5" maxW="28rem">
          <Text>
            <Trans>
              The server printed a code when it started. Enter it to claim this site: your account gets the
              role OWNER.
            </Trans>
          </Text>
          <FormSummary />
          <FormField control={control} name="code" label={t`Code`} rules={{ required: t`Enter the code.` }}>
            {(field) => (
              <Input
                {...field}
                fontFamily="mono"
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                placeholder="XXXXX-XXXXX-XXXXX-XXXXX"
              />
            )}
          </FormField>
          <SubmitButton>
            <Trans>Claim this site</Trans>
          </SubmitButton>
        </Stack>
      )}
    </Form>
  );
}

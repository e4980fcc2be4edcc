import { LINK_CODE_MINUTES } from '@boardwalk/contracts';
import {
  call,
  Form,
  FormField,
  FormSummary,
  HStack,
  Input,
  Stack,
  SubmitButton,
  toast,
} from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';

/** Links a game account with a code of the game server. */
export function CodeForm() {
  const { t } = useLingui();
  return (
    <Form
      defaultValues={{ code: '' }}
      check="POST /api/identities/game"
      onSubmit={(body) => call('POST /api/identities/game', { body })}
      savedValues={() => ({ code: '' })}
      onSaved={() => toast.add({ description: t`Your game account is linked.`, tone: 'success' })}
      codeFields={{ LINK_CODE_INVALID: 'code', IDENTITY_TAKEN: 'code' }}
      failure={t`The account could not be linked`}
      guard={false}
    >
      {({ control }) => (
        <Stack gap="2">
          <FormSummary />
          <HStack align="end">
            <FormField
              control={control}
              name="code"
              label={t`Code of the game server`}
              rules={{ required: t`Enter the code.` }}
              helperText={t`Join the game server to get a six-character code. The code is valid for ${LINK_CODE_MINUTES} minutes.`}
            >
              {(field) => (
                <Input
                  {...field}
                  maxLength={6}
                  fontFamily="mono"
                  textTransform="uppercase"
                  autoComplete="off"
                  spellCheck={false}
                />
              )}
            </FormField>
          </HStack>
          <SubmitButton size="sm" variant="outline" alignSelf="start">
            <Trans>Link this account</Trans>
          </SubmitButton>
        </Stack>
      )}
    </Form>
  );
}

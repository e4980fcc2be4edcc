import { ESTATE_LIMITS, type InquiryMessage } from '@boardwalk/contracts';
import {
  call,
  Form,
  FormField,
  FormSummary,
  RequestError,
  Stack,
  SubmitButton,
  Textarea,
  useIdempotencyKey,
  useQueryClient,
} from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { inquiryQuery } from '../../deals/queries.ts';

/** Field for a message in a conversation. This browser stores the text until it is sent. */
export function WriteMessage({ id }: { id: string }) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const withKey = useIdempotencyKey();
  return (
    <Form<{ text: string }, { text: string }, InquiryMessage>
      defaultValues={{ text: '' }}
      body={({ text }) => ({ text: text.trim() })}
      onSubmit={(body) =>
        withKey(body, (idempotencyKey) =>
          call('POST /api/inquiries/:id/messages', { params: { id }, body }, { idempotencyKey }),
        )
      }
      savedValues={() => ({ text: '' })}
      onSaved={(_message, form) => form.setFocus('text')}
      onRefused={(error) => {
        if (error instanceof RequestError && error.code === 'INQUIRY_CLOSED')
          void queries.invalidateQueries({ queryKey: inquiryQuery(id).queryKey });
        return false;
      }}
      failure={t`Your message could not be sent. What you wrote is kept: try again.`}
      draft={{ area: 'estate-message', id }}
    >
      {({ control }) => (
        <Stack gap="3">
          <FormSummary />
          <FormField
            control={control}
            name="text"
            label={t`Your message`}
            limit={ESTATE_LIMITS.inquiry}
            rules={{
              required: t`Enter a message.`,
              validate: (text: string) => text.trim() !== '' || t`Enter a message.`,
            }}
          >
            {(field) => (
              <Textarea
                {...field}
                rows={3}
                maxLength={ESTATE_LIMITS.inquiry}
                onKeyDown={(event) => {
                  if (event.key === 'Enter' && (event.ctrlKey || event.metaKey))
                    event.currentTarget.form?.requestSubmit();
                }}
              />
            )}
          </FormField>
          <SubmitButton alignSelf="start">
            <Trans>Send</Trans>
          </SubmitButton>
        </Stack>
      )}
    </Form>
  );
}

import { ESTATE_LIMITS, type Inquiry, type Listing } from '@boardwalk/contracts';
import { call, FormDialog, FormField, Textarea, toast, useIdempotencyKey } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';

interface InquiryDialogProps {
  listing: Listing;
  /** The button that opens the dialog; false without one. */
  trigger: ReactElement | false;
}

/** Sends the first message to the seller of a property. */
export function InquiryDialog({ listing: { id, property }, trigger }: InquiryDialogProps) {
  const { t } = useLingui();
  const withKey = useIdempotencyKey();
  return (
    <FormDialog<{ text: string }, { text: string }, Inquiry>
      trigger={trigger}
      title={<Trans>Message seller</Trans>}
      submitLabel={<Trans>Send</Trans>}
      defaultValues={{ text: '' }}
      body={({ text }) => ({ text: text.trim() })}
      onSubmit={(body) =>
        withKey(body, (idempotencyKey) =>
          call('POST /api/listings/:id/inquiries', { params: { id }, body }, { idempotencyKey }),
        )
      }
      onSaved={() => {
        toast.add({ description: t`Your message is sent.`, tone: 'success' });
      }}
      failure={t`Your message could not be sent. What you wrote is kept: try again.`}
      draft={{ area: 'estate-inquiry', id }}
    >
      {({ control }) => (
        <>
          <FormField
            control={control}
            name="text"
            label={t`Message`}
            helperText={<Trans>About {property.title}.</Trans>}
            limit={ESTATE_LIMITS.inquiry}
            rules={{
              required: t`Enter a message.`,
              validate: (text: string) => text.trim() !== '' || t`Enter a message.`,
            }}
          >
            {(field) => <Textarea {...field} rows={5} maxLength={ESTATE_LIMITS.inquiry} />}
          </FormField>
        </>
      )}
    </FormDialog>
  );
}

import { ESTATE_LIMITS, type Inquiry, type Listing } from '@boardwalk/contracts';
import { call, FormDialog, FormField, Textarea, toast } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { useAttempts } from '../../deals/attempts.ts';

interface InquiryDialogProps {
  listing: Listing;
  /** The button that opens the dialog. */
  trigger: ReactElement;
}

/** Sends the first message to the seller of a property. */
export function InquiryDialog({ listing: { id, property }, trigger }: InquiryDialogProps) {
  const { t } = useLingui();
  const attempt = useAttempts();
  return (
    <FormDialog<{ text: string }, { text: string }, Inquiry>
      trigger={trigger}
      title={<Trans>Message seller</Trans>}
      submitLabel={<Trans>Send</Trans>}
      defaultValues={{ text: '' }}
      body={({ text }) => ({ text: text.trim() })}
      onSubmit={(body) =>
        attempt(body, (idempotencyKey) =>
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

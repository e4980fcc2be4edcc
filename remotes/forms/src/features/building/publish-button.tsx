import type { Form } from '@boardwalk/contracts';
import { Button, ConfirmDialog, toast, useEndpointMutation } from '@boardwalk/kit';
import { Plural, Trans, useLingui } from '@lingui/react/macro';

interface PublishButtonProps {
  form: Form;
  /** Whether there are unsaved changes. */
  unsaved: boolean;
  onPublished: (form: Form) => void;
}

/** Publishes the saved fields as a version that never changes. */
export function PublishButton({ form, unsaved, onPublished }: PublishButtonProps) {
  const { t } = useLingui();
  const publishing = useEndpointMutation('POST /api/forms/:id/publish', {
    onSuccess: (published) => {
      onPublished(published);
      const number = published.publishedVersion;
      toast.add({ description: t`Version ${number} is published.`, tone: 'success' });
    },
  });
  const nothingNew = !form.changed && form.state === 'open';
  return (
    <ConfirmDialog
      trigger={
        <Button
          colorPalette="sodium"
          disabled={unsaved || nothingNew || form.definition.fields.length === 0}
          title={unsaved ? t`Save first` : undefined}
        >
          {form.state === 'closed' ? <Trans>Publish and open</Trans> : <Trans>Publish</Trans>}
        </Button>
      }
      title={t`Publish this form?`}
      confirmLabel={t`Publish`}
      onConfirm={() => publishing.mutateAsync({ params: { id: form.id }, body: { version: form.version } })}
    >
      <Trans>New applications use these fields from now on. People can apply right away.</Trans>{' '}
      {form.openSubmissions > 0 && (
        <Plural
          value={form.openSubmissions}
          one="# open application keeps its current fields."
          other="# open applications keep their current fields."
        />
      )}
    </ConfirmDialog>
  );
}

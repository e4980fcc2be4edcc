import { FORM_LIMITS, type FormFile } from '@boardwalk/contracts';
import {
  Button,
  call,
  chakra,
  errorMessage,
  FormDialog,
  FormField,
  HStack,
  Input,
  notice,
  readTextFile,
  useNavigate,
} from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';

/** Buttons to create or import a form. */
export function FormActions() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const file = useRef<HTMLInputElement>(null);
  const importFile = async (chosen: File) => {
    try {
      const { text } = await readTextFile(chosen);
      const form = await call('POST /api/forms/import', { body: JSON.parse(text) as FormFile });
      void navigate(`/forms/manage/${form.id}`);
    } catch (error) {
      notice.error(error instanceof SyntaxError ? t`This file isn’t a form.` : errorMessage(error));
    }
  };
  return (
    <HStack wrap="wrap">
      <chakra.input
        ref={file}
        type="file"
        accept="application/json,.json"
        hidden
        aria-hidden
        tabIndex={-1}
        onChange={({ target }) => {
          const chosen = target.files?.[0];
          target.value = '';
          if (chosen) void importFile(chosen);
        }}
      />
      <Button variant="outline" onClick={() => file.current?.click()}>
        <Trans>Import</Trans>
      </Button>
      <FormDialog
        trigger={
          <Button colorPalette="sodium">
            <Trans>New form</Trans>
          </Button>
        }
        title={<Trans>New form</Trans>}
        submitLabel={<Trans>Create form</Trans>}
        defaultValues={{ title: '' }}
        check="POST /api/forms"
        onSubmit={(body) => call('POST /api/forms', { body })}
        onSaved={({ id }) => void navigate(`/forms/manage/${id}`)}
        failure={t`The form could not be created`}
      >
        {({ control }) => (
          <FormField
            control={control}
            name="title"
            label={t`Title`}
            helperText={t`Applicants see this title. The form stays hidden until you publish it.`}
            rules={{ required: t`Enter a title.` }}
          >
            {(field) => <Input {...field} maxLength={FORM_LIMITS.title} />}
          </FormField>
        )}
      </FormDialog>
    </HStack>
  );
}

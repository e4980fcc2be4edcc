import { FORM_LIMITS, type FormFile } from '@boardwalk/contracts';
import {
  Button,
  chakra,
  Dialog,
  DialogCancel,
  DialogContent,
  errorMessage,
  Form,
  FormField,
  FormSummary,
  HStack,
  Input,
  notice,
  readTextFile,
  Stack,
  SubmitButton,
  useNavigate,
} from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { createForm, importForm } from '../get-forms.ts';

/** Buttons to create or import a form. */
export function FormActions() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [naming, setNaming] = useState(false);
  const file = useRef<HTMLInputElement>(null);
  const take = async (chosen: File) => {
    try {
      const form = await importForm(JSON.parse((await readTextFile(chosen)).text) as FormFile);
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
          if (chosen) void take(chosen);
        }}
      />
      <Button variant="outline" onClick={() => file.current?.click()}>
        <Trans>Import</Trans>
      </Button>
      <Button colorPalette="sodium" onClick={() => setNaming(true)}>
        <Trans>New form</Trans>
      </Button>
      <Dialog.Root open={naming} onOpenChange={(change) => !change.open && setNaming(false)}>
        <DialogContent>
          <Form
            defaultValues={{ title: '' }}
            check="POST /api/forms"
            onSubmit={({ title }) => createForm(title)}
            onSaved={({ id }) => void navigate(`/forms/manage/${id}`)}
            failure={t`The form could not be created`}
          >
            {({ control }) => (
              <>
                <Dialog.Header>
                  <Dialog.Title>
                    <Trans>New form</Trans>
                  </Dialog.Title>
                </Dialog.Header>
                <Dialog.Body>
                  <Stack gap="4">
                    <FormSummary />
                    <FormField
                      control={control}
                      name="title"
                      label={t`Title`}
                      helperText={t`Applicants see this title. The form stays hidden until you publish it.`}
                      rules={{ required: t`Enter a title.` }}
                    >
                      {(field) => <Input {...field} maxLength={FORM_LIMITS.title} />}
                    </FormField>
                  </Stack>
                </Dialog.Body>
                <Dialog.Footer>
                  <DialogCancel />
                  <SubmitButton>
                    <Trans>Create form</Trans>
                  </SubmitButton>
                </Dialog.Footer>
              </>
            )}
          </Form>
        </DialogContent>
      </Dialog.Root>
    </HStack>
  );
}

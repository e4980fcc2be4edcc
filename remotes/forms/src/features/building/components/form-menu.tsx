import type { Form } from '@boardwalk/contracts';
import { announce, Button, Menu, Portal, saveAs, toast, useNavigate } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { closeForm, duplicateForm, exportForm } from '../get-forms.ts';

interface FormMenuProps {
  form: Form;
  onChanged: (form: Form) => void;
}

/** Further actions on a form. */
export function FormMenu({ form, onChanged }: FormMenuProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const act: Record<string, () => Promise<void>> = {
    async close() {
      onChanged(await closeForm(form));
      toast.add({ description: t`The form is closed.`, tone: 'success' });
    },
    async duplicate() {
      const copy = await duplicateForm(form.id);
      await navigate(`/forms/manage/${copy.id}`);
    },
    async export() {
      const file = JSON.stringify(await exportForm(form.id), null, 2);
      saveAs(new Blob([file], { type: 'application/json' }), `${form.slug}.json`);
    },
  };
  return (
    <Menu.Root onSelect={({ value }) => void act[value]?.().catch(announce)}>
      <Menu.Trigger asChild>
        <Button variant="ghost">
          <Trans>More</Trans>
        </Button>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content>
            <Menu.Item value="duplicate">
              <Trans>Duplicate</Trans>
            </Menu.Item>
            <Menu.Item value="export">
              <Trans>Export as a file</Trans>
            </Menu.Item>
            {form.state === 'open' && (
              <Menu.Item value="close">
                <Trans>Close for new applications</Trans>
              </Menu.Item>
            )}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}

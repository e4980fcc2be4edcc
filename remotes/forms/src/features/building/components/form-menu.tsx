import type { Form } from '@boardwalk/contracts';
import { Button, Menu, Portal, toast, useNavigate } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { closeForm, duplicateForm, exportForm } from '../get-forms.ts';

interface FormMenuProps {
  form: Form;
  onChanged: (form: Form) => void;
}

/** What else can be done with a form. */
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
      save(await exportForm(form.id), `${form.slug}.json`);
    },
  };
  return (
    // Each of them tells by a toast what went wrong.
    <Menu.Root onSelect={({ value }) => void act[value]?.().catch(() => {})}>
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

function save(content: object, name: string): void {
  const address = URL.createObjectURL(
    new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' }),
  );
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

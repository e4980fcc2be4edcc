import type { Form } from '@boardwalk/contracts';
import { announce, Button, call, Menu, Portal, saveAs, toast, useNavigate } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';

interface FormMenuProps {
  form: Form;
  onChanged: (form: Form) => void;
}

/** Further actions on a form. */
export function FormMenu({ form, onChanged }: FormMenuProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { id, version } = form;
  const act: Record<string, () => Promise<void>> = {
    async close() {
      onChanged(await call('POST /api/forms/:id/close', { params: { id }, body: { version } }));
      toast.add({ description: t`The form is closed.`, tone: 'success' });
    },
    async duplicate() {
      const copy = await call('POST /api/forms/:id/duplicate', { params: { id } });
      await navigate(`/forms/manage/${copy.id}`);
    },
    async export() {
      const file = await call('GET /api/forms/:id/export', { params: { id } });
      saveAs(new Blob([JSON.stringify(file, null, 2)], { type: 'application/json' }), `${form.slug}.json`);
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
              <Trans>Export</Trans>
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

import {
  Button,
  Dialog,
  DialogCancel,
  DialogContent,
  errorMessage,
  Select,
  Stack,
  Text,
  toast,
  useEndpointMutation,
  useQuery,
} from '@boardwalk/kit';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { roleQuery, useRefreshRoles } from './queries.ts';
import { type Editor, mayRemove } from './role-authority.ts';

interface RemoveRoleProps {
  open: boolean;
  editor: Editor;
  onClose: () => void;
}

/** Removes a custom role, after showing how many members lose it. */
export function RemoveRole({ open, editor, onClose }: RemoveRoleProps) {
  return (
    <Dialog.Root role="alertdialog" open={open} onOpenChange={(change) => !change.open && onClose()}>
      <DialogContent>
        <Dialog.Header pe="12">
          <Dialog.Title>
            <Trans>Remove a role</Trans>
          </Dialog.Title>
        </Dialog.Header>
        <RemovalChoice editor={editor} onClose={onClose} />
      </DialogContent>
    </Dialog.Root>
  );
}

function RemovalChoice({ editor, onClose }: Pick<RemoveRoleProps, 'editor' | 'onClose'>) {
  const { t } = useLingui();
  const refresh = useRefreshRoles();
  const [name, setName] = useState('');
  const removable = editor.table.roles.filter((role) => mayRemove(editor, role));
  const { data, error } = useQuery({ ...roleQuery(name), enabled: name !== '', staleTime: 0 });
  const removal = useEndpointMutation('DELETE /api/role-definitions/:name', {
    onSuccess: () => {
      toast.add({ description: t`Role ${name} removed`, tone: 'success' });
    },
    onSettled: refresh,
    meta: { failure: t`The role could not be removed` },
  });
  return (
    <>
      <Dialog.Body>
        <Stack gap="4">
          {removable.length === 0 ? (
            <Text color="fg.muted">
              <Trans>
                There is no role you can remove. System roles and roles above your own can’t be removed.
              </Trans>
            </Text>
          ) : (
            <Select
              label={<Trans>Role</Trans>}
              value={name}
              options={removable.map((role) => ({ value: role.name, label: role.name }))}
              onValueChange={setName}
            >
              <option value="">{t`Choose a role`}</option>
            </Select>
          )}
          {error && (
            <Text color="signal.fg">
              {errorMessage(error, t`The number of members with this role could not be loaded.`)}
            </Text>
          )}
          {name !== '' && data && (
            <Text>
              {data.members === 0 ? (
                <Trans>No member has this role.</Trans>
              ) : (
                <Plural
                  value={data.members}
                  one="# member has this role and loses it immediately."
                  other="# members have this role and lose it immediately."
                />
              )}{' '}
              <Trans>This can’t be undone: a new role of that name starts without members.</Trans>
            </Text>
          )}
        </Stack>
      </Dialog.Body>
      <Dialog.Footer>
        <DialogCancel />
        <Button
          colorPalette="signal"
          loading={removal.isPending}
          disabled={name === '' || !data}
          // Not called if the dialog was closed meanwhile: a later opening stays.
          onClick={() => removal.mutate({ params: { name } }, { onSuccess: onClose })}
        >
          <Trans>Delete role</Trans>
        </Button>
      </Dialog.Footer>
    </>
  );
}

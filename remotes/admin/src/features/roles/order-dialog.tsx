import {
  Alert,
  Button,
  Dialog,
  DialogCancel,
  DialogContent,
  errorMessage,
  RequestError,
  Stack,
  Text,
  toast,
  useEndpointMutation,
} from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { OrderList } from './order-list.tsx';
import { useRefreshRoles } from './queries.ts';
import type { Editor } from './role-authority.ts';

interface OrderDialogProps {
  open: boolean;
  editor: Editor;
  onClose: () => void;
}

/** Dialog to order the roles. Higher roles can assign, change and remove lower ones. */
export function OrderDialog({ open, editor, onClose }: OrderDialogProps) {
  return (
    <Dialog.Root open={open} scrollBehavior="inside" onOpenChange={(change) => !change.open && onClose()}>
      <DialogContent>
        <Dialog.Header pe="12">
          <Dialog.Title>
            <Trans>Order of the roles</Trans>
          </Dialog.Title>
        </Dialog.Header>
        <OrderEditor editor={editor} onClose={onClose} />
      </DialogContent>
    </Dialog.Root>
  );
}

function OrderEditor({ editor, onClose }: Pick<OrderDialogProps, 'editor' | 'onClose'>) {
  const { t } = useLingui();
  const refresh = useRefreshRoles();
  const [from, setFrom] = useState(() => editor.table.roles.map(({ name }) => name));
  const [to, setTo] = useState(from);
  const { mutate, isPending, error } = useEndpointMutation('PUT /api/role-definitions/order', {
    onSuccess: () => {
      toast.add({ description: t`The order of the roles was saved`, tone: 'success' });
    },
    onSettled: refresh,
    meta: { handlesError: true },
  });
  const theirs =
    error instanceof RequestError && error.code === 'ROLE_ORDER_STALE' ? ordered(error.current) : undefined;
  const changed = from.join() !== to.join();
  return (
    <>
      <Dialog.Body>
        <Stack gap="4">
          <Text color="fg.muted">
            <Trans>
              Members can assign, change and remove the roles below their own. Drag a role or use its buttons
              to move it.
            </Trans>
          </Text>
          {error && (
            <Alert.Root status={theirs ? 'warning' : 'error'}>
              <Alert.Indicator />
              <Alert.Content gap="2">
                <Alert.Title>{errorMessage(error, t`The order could not be saved`)}</Alert.Title>
                {theirs && (
                  <>
                    <Text>
                      <Trans>The order is now: {theirs.join(', ')}</Trans>
                    </Text>
                    <Button
                      size="sm"
                      variant="outline"
                      alignSelf="start"
                      onClick={() => {
                        setFrom(theirs);
                        setTo(theirs);
                      }}
                    >
                      <Trans>Continue with that order</Trans>
                    </Button>
                  </>
                )}
              </Alert.Content>
            </Alert.Root>
          )}
          <OrderList editor={editor} names={to} onChange={setTo} />
        </Stack>
      </Dialog.Body>
      <Dialog.Footer>
        <DialogCancel />
        <Button
          colorPalette="sodium"
          loading={isPending}
          disabled={!changed}
          // Not called if the dialog was closed meanwhile: a later opening stays.
          onClick={() => mutate({ body: { from, to } }, { onSuccess: onClose })}
        >
          <Trans>Save order</Trans>
        </Button>
      </Dialog.Footer>
    </>
  );
}

/** Returns the role names of the server's response, in order. */
function ordered(current: unknown): string[] {
  return (current as { items: { name: string }[] }).items.map(({ name }) => name);
}

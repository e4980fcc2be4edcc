import {
  Button,
  ConfirmDialog,
  ErrorBox,
  errorMessage,
  PanelSection,
  Skeleton,
  Stack,
  Text,
  toast,
  useEndpointMutation,
} from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';

/** A key with which a program authenticates. Its secret is shown only when it is created. */
export interface MachineKey {
  id: string;
  name: string;
  createdBy: string;
  createdAt: string;
  lastUsedAt: string | null;
}

export interface NewKeyProps<Key> {
  open: boolean;
  /** The key that the new one replaces. */
  replaces: Key | undefined;
  /** Called after a failure: the key may have been created anyway. */
  onFailure: () => void;
  onClose: () => void;
}

interface RowActions {
  onReplace: () => void;
  onRevoke: () => void;
}

interface MachineKeysProps<Key extends MachineKey> {
  title: string;
  /** Label of the button that opens the dialog for a new key. */
  createLabel: ReactNode;
  /** Undefined until they are loaded. */
  keys: readonly Key[] | undefined;
  error: Error | null;
  onRetry: () => void;
  /** Title of the error if they could not be loaded. */
  failure: string;
  /** Label of the placeholder while they are loading. */
  loading: string;
  /** Text that replaces an empty list. */
  empty: ReactNode;
  /** Renders a key as an `li` with a key. */
  children: (key: Key, actions: RowActions) => ReactNode;
  newKey: (props: NewKeyProps<Key>) => ReactNode;
  revokeEndpoint: 'DELETE /api/deploy-tokens/:id' | 'DELETE /api/game-keys/:id';
  /** Consequences of a revocation. */
  revocation: ReactNode;
  /** Message if a key could not be revoked. */
  revocationFailure: string;
}

/** The open dialog. The key is retained during its closing animation, because its name is shown. */
interface OpenDialog<Key> {
  kind: 'create' | 'revoke';
  key?: Key;
}

/** Panel with keys, which can be created and revoked. */
export function MachineKeys<Key extends MachineKey>({
  title,
  createLabel,
  keys,
  error,
  onRetry,
  failure,
  loading,
  empty,
  children,
  newKey,
  revokeEndpoint,
  revocation,
  revocationFailure,
}: MachineKeysProps<Key>) {
  const { t } = useLingui();
  const [dialog, setDialog] = useState<OpenDialog<Key>>();
  const [isOpen, setIsOpen] = useState(false);
  const open = (next: OpenDialog<Key>) => {
    setDialog(next);
    setIsOpen(true);
  };
  const close = () => setIsOpen(false);
  const name = dialog?.key?.name;
  const { mutateAsync } = useEndpointMutation(revokeEndpoint, {
    onSuccess: (_, { params }) => {
      // Another dialog may be open by now.
      const name = keys?.find(({ id }) => id === params.id)?.name ?? '';
      toast.add({ description: t`${name} was revoked.`, tone: 'success' });
    },
    onError: onRetry,
    meta: { handlesError: true },
  });
  return (
    <PanelSection
      title={title}
      aside={
        <Button size="sm" variant="outline" onClick={() => open({ kind: 'create' })}>
          {createLabel}
        </Button>
      }
    >
      {error && !keys && <ErrorBox title={failure} error={error} onRetry={onRetry} />}
      {!keys && !error && <Skeleton height="16" role="status" aria-label={loading} />}
      {keys?.length === 0 && <Text color="fg.muted">{empty}</Text>}
      {keys && keys.length > 0 && (
        <Stack as="ul" listStyleType="none" gap="0" borderTopWidth="1px">
          {keys.map((key) =>
            children(key, {
              onReplace: () => open({ kind: 'create', key }),
              onRevoke: () => open({ kind: 'revoke', key }),
            }),
          )}
        </Stack>
      )}
      {newKey({
        open: isOpen && dialog?.kind === 'create',
        replaces: dialog?.kind === 'create' ? dialog.key : undefined,
        onFailure: onRetry,
        onClose: close,
      })}
      <ConfirmDialog
        open={isOpen && dialog?.kind === 'revoke'}
        title={t`Revoke ${name}?`}
        confirmLabel={t`Revoke`}
        onConfirm={() => dialog?.key && mutateAsync({ params: { id: dialog.key.id } }, { onSuccess: close })}
        failure={(refusal) => errorMessage(refusal, revocationFailure)}
        onClose={close}
      >
        {revocation}
      </ConfirmDialog>
    </PanelSection>
  );
}

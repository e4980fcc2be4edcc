import {
  Button,
  ConfirmDialog,
  chakra,
  type DataColumn,
  DataTable,
  ErrorBox,
  errorMessage,
  PanelSection,
  Skeleton,
  Text,
  TimeText,
  toast,
  useEndpointMutation,
} from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
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
  /** Beginning of a key's secret, by which it can be recognized. */
  startOf?: (key: Key) => string;
  /** Renders the state of a key. */
  state: (key: Key) => ReactNode;
  /** Column with the scope of a key, such as the apps. */
  scope?: Pick<DataColumn<Key>, 'header' | 'cell'>;
  /** Renders the end of a key's validity. */
  expiry: (key: Key) => ReactNode;
  /** Whether a key is still valid, so that it can be revoked. */
  isValid: (key: Key) => boolean;
  /** Whether a key can be replaced by a new one. */
  isReplaceable?: (key: Key) => boolean;
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

/** Panel with a table of keys, which can be created and revoked. */
export function MachineKeys<Key extends MachineKey>({
  title,
  createLabel,
  keys,
  error,
  onRetry,
  failure,
  loading,
  empty,
  startOf,
  state,
  scope,
  expiry,
  isValid,
  isReplaceable = () => false,
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
  const columns: DataColumn<Key>[] = [
    {
      id: 'name',
      header: t`Name`,
      cell: (key) => (
        <>
          <chakra.span fontWeight="600">{key.name}</chakra.span>
          {startOf && (
            <chakra.code translate="no" textStyle="sm" color="fg.muted" ms="2">
              {startOf(key)}…
            </chakra.code>
          )}
        </>
      ),
    },
    { id: 'state', header: t`Status`, cell: state },
    ...(scope ? [{ id: 'scope', header: scope.header, cell: scope.cell }] : []),
    {
      id: 'created',
      header: t`Created`,
      cell: ({ createdAt, createdBy }) => (
        <Trans>
          <TimeText at={createdAt} /> by {createdBy}
        </Trans>
      ),
    },
    {
      id: 'used',
      header: t`Last used`,
      cell: ({ lastUsedAt }) =>
        lastUsedAt === null ? <Trans>Never</Trans> : <TimeText at={lastUsedAt} as="relative" />,
    },
    { id: 'expiry', header: t`Valid until`, cell: expiry },
  ];
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
        <DataTable
          label={title}
          columns={columns}
          rows={keys}
          rowId={idOf}
          rowLabel={nameOf}
          failure={failure}
          empty={null}
          tableFrom="lg"
          rowActions={(key) => (
            <RowButtons
              name={key.name}
              onReplace={isReplaceable(key) ? () => open({ kind: 'create', key }) : undefined}
              onRevoke={isValid(key) ? () => open({ kind: 'revoke', key }) : undefined}
            />
          )}
        />
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

const idOf = ({ id }: MachineKey) => id;
const nameOf = ({ name }: MachineKey) => name;

interface RowButtonsProps {
  /** Name of the key. */
  name: string;
  /** Absent for a key that can't be replaced. */
  onReplace: (() => void) | undefined;
  /** Absent for a key that is no longer valid. */
  onRevoke: (() => void) | undefined;
}

function RowButtons({ name, onReplace, onRevoke }: RowButtonsProps) {
  const { t } = useLingui();
  return (
    <>
      {onReplace && (
        <Button size="xs" variant="outline" aria-label={t`Replace ${name}`} onClick={onReplace}>
          <Trans>Replace</Trans>
        </Button>
      )}
      {onRevoke && (
        <Button size="xs" variant="outline" aria-label={t`Revoke ${name}`} onClick={onRevoke}>
          <Trans>Revoke</Trans>
        </Button>
      )}
    </>
  );
}

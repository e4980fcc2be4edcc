import type { BackendKey, EndpointAnswer } from '@boardwalk/contracts';
import { MAX_BACKEND_KEYS } from '@boardwalk/contracts';
import {
  Button,
  ConfirmDialog,
  CopyField,
  chakra,
  Dialog,
  DialogContent,
  ErrorBox,
  Heading,
  HStack,
  Skeleton,
  Stack,
  Text,
  TimeText,
  useEndpointMutation,
  useQuery,
} from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { backendKeysQuery } from './queries.ts';

type CreatedKey = EndpointAnswer<'POST /api/remote-backends/:name/keys'>;

/** Keys with which the backend of an app calls the site. The secret of a new one is shown once. */
export function BackendKeys({ name }: { name: string }) {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(backendKeysQuery(name));
  const [created, setCreated] = useState<CreatedKey>();
  const creation = useEndpointMutation('POST /api/remote-backends/:name/keys', {
    onSuccess: setCreated,
    meta: { failure: t`The key could not be created.` },
  });
  const isFull = (data?.items.length ?? 0) >= MAX_BACKEND_KEYS;
  return (
    <Stack gap="3">
      <HStack justify="space-between" gap="3" wrap="wrap">
        <Heading as="h4" textStyle="md">
          <Trans>Keys</Trans>
        </Heading>
        <Button
          size="sm"
          variant="outline"
          loading={creation.isPending}
          disabled={!data || isFull}
          onClick={() => creation.mutate({ params: { name } })}
        >
          <Trans>New key</Trans>
        </Button>
      </HStack>
      <Text fontSize="sm" color="fg.muted">
        {isFull ? (
          <Trans>Revoke a key before you create another: an app has at most two.</Trans>
        ) : (
          <Trans>
            With a key, the backend notifies members and adds to the inbox, the search and the audit log.
          </Trans>
        )}
      </Text>
      {error && !data && (
        <ErrorBox title={t`The keys could not be loaded`} error={error} onRetry={() => void refetch()} />
      )}
      {!data && !error && <Skeleton height="3rem" role="status" aria-label={t`Loading the keys`} />}
      {data && data.items.length > 0 && (
        <chakra.ul listStyleType="none" fontSize="sm">
          {data.items.map((key) => (
            <KeyRow key={key.id} name={name} backendKey={key} />
          ))}
        </chakra.ul>
      )}
      <Dialog.Root
        open={created !== undefined}
        lazyMount
        unmountOnExit
        // A click outside of the dialog must not discard the secret, which is shown only once.
        closeOnInteractOutside={false}
        onOpenChange={({ open }) => !open && setCreated(undefined)}
      >
        <DialogContent>
          <Dialog.Header pe="12">
            <Dialog.Title>
              <Trans>Copy the key now</Trans>
            </Dialog.Title>
          </Dialog.Header>
          <Dialog.Body>
            <Stack gap="4">
              <Text>
                <Trans>
                  The key is shown only once. The site stores only its hash. Give it to the backend as{' '}
                  <code translate="no">BOARDWALK_KEY</code>.
                </Trans>
              </Text>
              <CopyField label={t`Key`} value={created?.secret ?? ''} />
            </Stack>
          </Dialog.Body>
          <Dialog.Footer>
            <Button variant="solid" colorPalette="sodium" onClick={() => setCreated(undefined)}>
              <Trans>Done</Trans>
            </Button>
          </Dialog.Footer>
        </DialogContent>
      </Dialog.Root>
    </Stack>
  );
}

function KeyRow({
  name,
  backendKey: { id, start, createdAt, createdBy, lastUsedAt },
}: {
  name: string;
  backendKey: BackendKey;
}) {
  const { t } = useLingui();
  const removal = useEndpointMutation('DELETE /api/remote-backends/:name/keys/:id');
  return (
    <chakra.li py="2" borderTopWidth="1px">
      <HStack gap="3" wrap="wrap" justify="space-between">
        <Stack gap="0">
          <code translate="no">{start}…</code>
          <Text color="fg.muted">
            <Trans>
              <TimeText at={createdAt} /> by {createdBy}
            </Trans>
            {' · '}
            {lastUsedAt === null ? (
              <Trans>never used</Trans>
            ) : (
              <Trans>
                last used <TimeText at={lastUsedAt} as="relative" />
              </Trans>
            )}
          </Text>
        </Stack>
        <ConfirmDialog
          trigger={
            <Button size="xs" variant="outline" aria-label={t`Revoke ${start}`}>
              <Trans>Revoke</Trans>
            </Button>
          }
          title={t`Revoke ${start}?`}
          confirmLabel={t`Revoke`}
          onConfirm={() => removal.mutateAsync({ params: { name, id } })}
          failure={() => t`The key could not be revoked`}
        >
          <Trans>Calls with this key fail immediately.</Trans>
        </ConfirmDialog>
      </HStack>
    </chakra.li>
  );
}

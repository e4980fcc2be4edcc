import type { BackendCall, RegisteredBackend } from '@boardwalk/contracts';
import {
  Button,
  ConfirmDialog,
  call,
  chakra,
  ErrorBox,
  FormDialog,
  FormField,
  HStack,
  Input,
  PanelSection,
  Skeleton,
  Stack,
  StatusDot,
  Text,
  TimeText,
  useEndpointMutation,
  useQuery,
} from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { BackendHooks } from './backend-hooks.tsx';
import { BackendKeys } from './backend-keys.tsx';
import { backendsQuery } from './queries.ts';

/** The backend of an app: its address, its health, and the calls that the site forwards. */
export function BackendPanel({ name }: { name: string }) {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(backendsQuery);
  const backend = data?.items.find(({ remote }) => remote === name);
  return (
    <PanelSection
      title={t`Backend`}
      aside={data && !backend?.configured && <Actions name={name} backend={backend} />}
    >
      {data ? (
        backend ? (
          <Stack gap="6">
            <Details backend={backend} />
            <BackendKeys name={name} />
          </Stack>
        ) : (
          <Text color="fg.muted">
            <Trans>
              This app stores nothing of its own. If its team runs a service, set the address: the site then
              forwards the calls that the app declares.
            </Trans>
          </Text>
        )
      ) : error ? (
        <ErrorBox title={t`The backend could not be loaded`} error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton height="4rem" role="status" aria-label={t`Loading the backend`} />
      )}
      <BackendHooks name={name} />
    </PanelSection>
  );
}

function Details({ backend }: { backend: RegisteredBackend }) {
  const { origin, state, problem, checkedAt, calls, configured } = backend;
  return (
    <Stack gap="4">
      <Stack gap="1">
        <chakra.code translate="no" overflowWrap="anywhere">
          {origin}
        </chakra.code>
        <HStack gap="3" wrap="wrap" fontSize="sm" color="fg.muted">
          <StatusDot state={state === 'up' ? 'on' : state === 'down' ? 'off' : 'unknown'}>
            {state === 'up' ? (
              <Trans>Responding</Trans>
            ) : state === 'down' ? (
              <Trans>Not responding</Trans>
            ) : (
              <Trans>Not checked yet</Trans>
            )}
          </StatusDot>
          {checkedAt && (
            <span>
              <Trans>
                Checked <TimeText at={checkedAt} as="relative" />
              </Trans>
            </span>
          )}
          {configured && (
            <span>
              <Trans>Set by the operator</Trans>
            </span>
          )}
        </HStack>
        {problem && (
          <Text fontSize="sm" overflowWrap="anywhere">
            {problem}
          </Text>
        )}
      </Stack>
      {calls.length > 0 ? (
        <chakra.ul listStyleType="none" fontSize="sm">
          {calls.map((one) => (
            <chakra.li key={one.call} py="1.5" borderTopWidth="1px">
              <HStack gap="3" wrap="wrap" justify="space-between">
                <code translate="no">{one.call}</code>
                <Text as="span" color="fg.muted">
                  <Access access={one.access} />
                </Text>
              </HStack>
            </chakra.li>
          ))}
        </chakra.ul>
      ) : (
        <Text color="fg.muted">
          <Trans>No version that is rolled out declares a call.</Trans>
        </Text>
      )}
    </Stack>
  );
}

function Access({ access }: Pick<BackendCall, 'access'>) {
  if (access === 'public') return <Trans>Everyone</Trans>;
  if (access === 'members') return <Trans>Members</Trans>;
  return <code translate="no">{access.permission}</code>;
}

function Actions({ name, backend }: { name: string; backend: RegisteredBackend | undefined }) {
  const { t } = useLingui();
  const params = { name };
  const check = useEndpointMutation('POST /api/remote-backends/:name/check', {
    meta: { failure: t`The backend could not be checked.` },
  });
  const removal = useEndpointMutation('DELETE /api/remote-backends/:name');
  return (
    <HStack gap="2" wrap="wrap">
      {backend && (
        <Button
          size="sm"
          variant="outline"
          loading={check.isPending}
          onClick={() => check.mutate({ params })}
        >
          <Trans>Check now</Trans>
        </Button>
      )}
      <FormDialog
        trigger={
          <Button size="sm" variant="outline">
            {backend ? <Trans>Change address</Trans> : <Trans>Set address</Trans>}
          </Button>
        }
        title={<Trans>Address of the backend</Trans>}
        submitLabel={<Trans>Save</Trans>}
        defaultValues={{ origin: backend?.origin ?? '' }}
        check="PUT /api/remote-backends/:name"
        onSubmit={(body) => call('PUT /api/remote-backends/:name', { params, body })}
        failure={t`The address could not be saved`}
      >
        {({ control }) => (
          <FormField
            control={control}
            name="origin"
            label={t`Address`}
            helperText={t`A public https address without a path. Calls of members reach it with a token that only works there.`}
            rules={{ required: t`Enter an address.` }}
          >
            {(field) => <Input {...field} type="url" inputMode="url" placeholder="https://polls.example" />}
          </FormField>
        )}
      </FormDialog>
      {backend && (
        <ConfirmDialog
          trigger={
            <Button size="sm" variant="outline" colorPalette="signal">
              <Trans>Remove</Trans>
            </Button>
          }
          title={t`Remove the backend of ${name}?`}
          confirmLabel={t`Remove`}
          onConfirm={() => removal.mutateAsync({ params })}
          failure={() => t`The backend could not be removed`}
        >
          <Trans>
            Its calls fail from then on. The pages of the app stay, and so does the data of the backend.
          </Trans>
        </ConfirmDialog>
      )}
    </HStack>
  );
}

import { EVENT_LIMITS } from '@boardwalk/contracts';
import {
  Box,
  Button,
  Combobox,
  type Control,
  Controller,
  endpointQuery,
  HStack,
  keepPreviousData,
  MemberAvatar,
  Portal,
  Stack,
  Text,
  useQuery,
  useSession,
  useTypedSearch,
} from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { useState } from 'react';
import type { EventHost, EventValues } from '../../events/event-values.ts';

interface HostsFieldProps {
  control: Control<EventValues>;
  /** Handles of chosen hosts who have not accepted yet. */
  invited: readonly string[];
}

/** Hosts in addition to the creator, found by name. */
export function HostsField({ control, invited }: HostsFieldProps) {
  const { t } = useLingui();
  return (
    <Controller
      control={control}
      name="hosts"
      label={t`Hosts`}
      render={({ field, fieldState }) => (
        <Hosts
          hosts={field.value}
          invited={invited}
          error={fieldState.error?.message}
          onChange={field.onChange}
        />
      )}
    />
  );
}

interface HostsProps {
  hosts: readonly EventHost[];
  invited: readonly string[];
  error: string | undefined;
  onChange: (hosts: EventHost[]) => void;
}

function Hosts({ hosts, invited, error, onChange }: HostsProps) {
  const { t } = useLingui();
  return (
    <Stack gap="2">
      {hosts.length < EVENT_LIMITS.hosts && (
        <HostSearch hosts={hosts} onFound={(host) => onChange([...hosts, host])} />
      )}
      {error && (
        <Text role="alert" textStyle="sm" color="fg.error">
          {error}
        </Text>
      )}
      {hosts.length > 0 && (
        <HStack as="ul" aria-label={t`Chosen hosts`} listStyleType="none" gap="2" wrap="wrap">
          {hosts.map((host) => (
            <HStack
              as="li"
              key={host.username}
              gap="2"
              ps="1.5"
              borderWidth="1px"
              borderRadius="full"
              maxW="100%"
            >
              <MemberAvatar {...host} size="6" />
              <Box minW="0" truncate textStyle="sm" translate="no">
                {host.fullName}
              </Box>
              {invited.includes(host.username) && (
                <Text as="span" textStyle="xs" color="fg.muted" whiteSpace="nowrap">
                  <Trans>Invited, no reply yet</Trans>
                </Text>
              )}
              <Button
                size="xs"
                variant="ghost"
                borderRadius="full"
                aria-label={t`Remove ${host.fullName} as a host`}
                onClick={() => onChange(hosts.filter(({ username }) => username !== host.username))}
              >
                <X aria-hidden />
              </Button>
            </HStack>
          ))}
        </HStack>
      )}
    </Stack>
  );
}

interface HostSearchProps {
  hosts: readonly EventHost[];
  onFound: (host: EventHost) => void;
}

function HostSearch({ hosts, onFound }: HostSearchProps) {
  const { t } = useLingui();
  const own = useSession().user?.username;
  const [search, setSearch] = useState('');
  const { text, setText } = useTypedSearch(search, setSearch);
  const { data, error } = useQuery({
    ...endpointQuery('GET /api/events/host-candidates', { query: { search } }),
    enabled: search !== '',
    placeholderData: keepPreviousData,
  });
  const found = search ? (data?.items ?? []) : [];
  const items = found.filter(
    ({ username }) => username !== own && hosts.every((host) => host.username !== username),
  );
  return (
    <Combobox.Root
      items={items}
      itemToValue={({ username }) => username}
      itemToString={({ fullName }) => fullName}
      inputValue={text}
      value={[]}
      selectionBehavior="clear"
      onInputValueChange={({ inputValue }) => setText(inputValue)}
      onValueChange={({ items: [host] }) => host && onFound(host)}
    >
      <Combobox.Label>
        <Trans>Hosts</Trans>
      </Combobox.Label>
      <Combobox.Control>
        <Combobox.Input placeholder={t`Search members`} />
      </Combobox.Control>
      <Text textStyle="sm" color="fg.muted">
        <Trans>
          You are always a host. Others are asked first and are named once they accept. Hosts can edit the
          event and see the guest list.
        </Trans>
      </Text>
      <Portal>
        <Combobox.Positioner>
          <Combobox.Content>
            {items.length === 0 && (
              <Combobox.Empty>
                {error ? (
                  <Trans>Members can’t be searched right now.</Trans>
                ) : search ? (
                  <Trans>No members found.</Trans>
                ) : (
                  <Trans>Enter a name.</Trans>
                )}
              </Combobox.Empty>
            )}
            {items.map((host) => (
              <Combobox.Item key={host.username} item={host} translate="no" justifyContent="flex-start">
                <MemberAvatar {...host} size="6" />
                {host.fullName}
                <Text as="span" color="fg.muted">
                  @{host.username}
                </Text>
              </Combobox.Item>
            ))}
          </Combobox.Content>
        </Combobox.Positioner>
      </Portal>
    </Combobox.Root>
  );
}

import type { EventAudience } from '@boardwalk/contracts';
import {
  Checkbox,
  type Control,
  Controller,
  HStack,
  RadioGroup,
  RoleBadge,
  Stack,
  Text,
  usePermission,
  useRoleTable,
} from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { EventValues } from '../../events/event-values.ts';

/** Audience of the event. */
export function AudienceField({ control }: { control: Control<EventValues> }) {
  const { t } = useLingui();
  return (
    <Controller
      control={control}
      name="audience"
      label={t`Who can come`}
      rules={{
        validate: (audience) =>
          audience.kind !== 'roles' || audience.roles.length > 0 || t`Choose at least one role.`,
      }}
      render={({ field, fieldState }) => (
        <Audience audience={field.value} error={fieldState.error?.message} onChange={field.onChange} />
      )}
    />
  );
}

interface AudienceProps {
  audience: EventAudience;
  error: string | undefined;
  onChange: (audience: EventAudience) => void;
}

function Audience({ audience, error, onChange }: AudienceProps) {
  const roles = audience.kind === 'roles' ? audience.roles : [];
  // Role names are visible to members who may read roles, and to those who see an event with roles.
  const readsRoles = usePermission('roles.read');
  return (
    <Stack gap="3">
      <RadioGroup.Root
        value={audience.kind}
        onValueChange={({ value }) =>
          onChange(value === 'roles' ? { kind: 'roles', roles } : { kind: value as 'everyone' | 'members' })
        }
        colorPalette="tide"
      >
        <RadioGroup.Label mb="2" fontWeight="medium" textStyle="sm">
          <Trans>Who can come</Trans>
        </RadioGroup.Label>
        <Stack gap="2">
          <Choice value="everyone">
            <Trans>Everyone. It is also in the public calendar; its page asks visitors to log in.</Trans>
          </Choice>
          <Choice value="members">
            <Trans>Members only. No one else sees it.</Trans>
          </Choice>
          {(readsRoles || audience.kind === 'roles') && (
            <Choice value="roles">
              <Trans>Some roles only. No one else sees it.</Trans>
            </Choice>
          )}
        </Stack>
      </RadioGroup.Root>
      {audience.kind === 'roles' && (
        <RoleChoice roles={roles} onChange={(chosen) => onChange({ kind: 'roles', roles: chosen })} />
      )}
      {error && (
        <Text role="alert" textStyle="sm" color="fg.error">
          {error}
        </Text>
      )}
    </Stack>
  );
}

function Choice({ value, children }: { value: EventAudience['kind']; children: ReactNode }) {
  return (
    <RadioGroup.Item value={value}>
      <RadioGroup.ItemHiddenInput />
      <RadioGroup.ItemIndicator />
      <RadioGroup.ItemText>{children}</RadioGroup.ItemText>
    </RadioGroup.Item>
  );
}

interface RoleChoiceProps {
  roles: readonly string[];
  onChange: (roles: string[]) => void;
}

function RoleChoice({ roles, onChange }: RoleChoiceProps) {
  const { t } = useLingui();
  const table = useRoleTable();
  const names = [...new Set([...(table?.roles.map(({ name }) => name) ?? []), ...roles])];
  return (
    <HStack role="group" aria-label={t`Roles`} gap="4" wrap="wrap" ps="7">
      {names.map((name) => (
        <Checkbox.Root
          key={name}
          checked={roles.includes(name)}
          onCheckedChange={({ checked }) =>
            onChange(checked ? [...roles, name] : roles.filter((role) => role !== name))
          }
          colorPalette="tide"
        >
          <Checkbox.HiddenInput />
          <Checkbox.Control />
          <Checkbox.Label>
            <RoleBadge role={name} />
          </Checkbox.Label>
        </Checkbox.Root>
      ))}
    </HStack>
  );
}

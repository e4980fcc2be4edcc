import type { ListedUser } from '@boardwalk/contracts';
import { Button, chakra, Field, Flex, Heading, NativeSelect, Stack, Text } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { grantableRoles, type Manager } from './role-rules.ts';
import { useAssignRole } from './use-assign-role.ts';

/** Form to assign one of the roles that the caller may assign. */
export function AssignForm({ caller, member }: { caller: Manager; member: ListedUser }) {
  const { t } = useLingui();
  const { run, busy } = useAssignRole();
  const [wanted, setWanted] = useState('');
  const roles = grantableRoles(caller, member);
  const role = roles.find((name) => name === wanted);
  const field = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    // A disabled button loses the focus; keyboard users continue at the field.
    if (!busy && document.activeElement === document.body) field.current?.focus();
  }, [busy]);
  const [highest] = caller.table.effective(caller.roles);
  return (
    <Stack as="section" gap="3">
      <Heading as="h3" textStyle="md">
        <Trans>Assign a role</Trans>
      </Heading>
      {roles.length === 0 ? (
        <Text color="fg.muted">
          <Trans>This member already has every role you can assign.</Trans>
        </Text>
      ) : (
        <chakra.form
          onSubmit={(event) => {
            event.preventDefault();
            if (role) run({ userId: member.id, role });
          }}
        >
          <Field.Root>
            <Field.Label>
              <Trans>Role</Trans>
            </Field.Label>
            <Flex gap="3" width="100%">
              <NativeSelect.Root flex="1" disabled={busy}>
                <NativeSelect.Field
                  ref={field}
                  value={role ?? ''}
                  onChange={(event) => setWanted(event.currentTarget.value)}
                >
                  <option value="">{t`Choose a role`}</option>
                  {roles.map((name) => (
                    <option key={name} value={name}>
                      {name}
                    </option>
                  ))}
                </NativeSelect.Field>
                <NativeSelect.Indicator />
              </NativeSelect.Root>
              <Button type="submit" colorPalette="sodium" loading={busy} disabled={!role}>
                <Trans>Assign</Trans>
              </Button>
            </Flex>
            <Field.HelperText>
              <Trans>
                The role applies immediately. You can assign roles below your own highest role, {highest}.
              </Trans>
            </Field.HelperText>
          </Field.Root>
        </chakra.form>
      )}
    </Stack>
  );
}

import type { InboxItem } from '@boardwalk/contracts';
import { Button, Menu, Portal, useQuery } from '@boardwalk/kit';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { candidatesQuery } from './queries.ts';

interface AssignMenuProps {
  item: InboxItem;
  busy: boolean;
  onAssign: (memberId: string) => void;
}

/** Assigns an item to a member who may work on it. */
export function AssignMenu({ item, busy, onAssign }: AssignMenuProps) {
  const [open, setOpen] = useState(false);
  const { data, error } = useQuery({ ...candidatesQuery(item.id), enabled: open });
  const others = data?.items.filter(({ id }) => id !== item.assignee?.id);
  return (
    <Menu.Root
      lazyMount
      onOpenChange={(change) => setOpen(change.open)}
      onSelect={({ value }) => onAssign(value)}
    >
      <Menu.Trigger asChild>
        <Button variant="outline" disabled={busy}>
          <Trans>Assign to…</Trans>
        </Button>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content>
            {others?.map(({ id, fullName }) => (
              <Menu.Item key={id} value={id} translate="no" dir="auto">
                {fullName}
              </Menu.Item>
            ))}
            {others?.length === 0 && (
              <Menu.Item value="none" disabled>
                <Trans>No one else can be assigned</Trans>
              </Menu.Item>
            )}
            {!others && error && (
              <Menu.Item value="failed" disabled>
                <Trans>The names could not be loaded. Close the menu and try again.</Trans>
              </Menu.Item>
            )}
            {!others && !error && (
              <Menu.Item value="loading" disabled>
                <Trans>Loading…</Trans>
              </Menu.Item>
            )}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}

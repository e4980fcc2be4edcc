import type { Permission, Role } from '@boardwalk/contracts';
import { DataList, VersionConflict } from '@boardwalk/kit';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { PERMISSION_LABELS } from './permission-groups.tsx';
import { difference } from './role-authority.ts';

interface RoleConflictProps {
  /** Permissions of the role when it was opened. */
  before: readonly string[];
  theirs: Role;
  mine: readonly string[];
  onTake: () => void;
}

/** Version conflict of a role: the editor chooses one. Rendered inside the form. */
export function RoleConflict({ before, theirs, mine, onTake }: RoleConflictProps) {
  return (
    <VersionConflict
      title={<Trans>{theirs.name} was changed somewhere else</Trans>}
      onTake={onTake}
      onKeep={() => {}}
      submitOnKeep
    >
      <DataList.Root size="md">
        <DataList.Item>
          <DataList.ItemLabel>
            <Trans>Their changes</Trans>
          </DataList.ItemLabel>
          <DataList.ItemValue>
            <Changes before={before} after={[...theirs.permissions, ...theirs.remotePermissions]} />
          </DataList.ItemValue>
        </DataList.Item>
        <DataList.Item>
          <DataList.ItemLabel>
            <Trans>Your changes</Trans>
          </DataList.ItemLabel>
          <DataList.ItemValue>
            <Changes before={before} after={mine} />
          </DataList.ItemValue>
        </DataList.Item>
      </DataList.Root>
    </VersionConflict>
  );
}

/** Permissions of remotes are shown by their keys, which begin with the remote's name. */
function labelOf(permission: string): ReactNode {
  return PERMISSION_LABELS[permission as Permission] ?? permission;
}

function Changes({ before, after }: { before: readonly string[]; after: readonly string[] }) {
  const { added, removed } = difference(before, after);
  if (added.length + removed.length === 0) return <Trans>only the color</Trans>;
  return (
    <ul>
      {added.map((permission) => (
        <li key={permission}>
          <Trans>Added: {labelOf(permission)}</Trans>
        </li>
      ))}
      {removed.map((permission) => (
        <li key={permission}>
          <Trans>Removed: {labelOf(permission)}</Trans>
        </li>
      ))}
    </ul>
  );
}

import type { Permission, Role } from '@boardwalk/contracts';
import { DataList, VersionConflict } from '@boardwalk/kit';
import { Trans } from '@lingui/react/macro';
import { PERMISSION_LABELS } from './permission-groups.tsx';
import { difference } from './role-authority.ts';

interface RoleConflictProps {
  /** Permissions of the role when it was opened. */
  before: readonly Permission[];
  theirs: Role;
  mine: readonly Permission[];
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
            <Changes before={before} after={theirs.permissions} />
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

function Changes({ before, after }: { before: readonly Permission[]; after: readonly Permission[] }) {
  const { added, removed } = difference(before, after);
  if (added.length + removed.length === 0) return <Trans>only the color</Trans>;
  return (
    <ul>
      {added.map((permission) => (
        <li key={permission}>
          <Trans>Added: {PERMISSION_LABELS[permission]}</Trans>
        </li>
      ))}
      {removed.map((permission) => (
        <li key={permission}>
          <Trans>Removed: {PERMISSION_LABELS[permission]}</Trans>
        </li>
      ))}
    </ul>
  );
}

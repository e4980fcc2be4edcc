import type { ListedUser } from '@boardwalk/contracts';
import { Dialog, DialogContent, HandleTag, Stack } from '@boardwalk/kit';
import { Trans } from '@lingui/react/macro';
import { type RefObject, useRef } from 'react';
import { MemberRoles } from './member-roles.tsx';
import type { Manager } from './role-rules.ts';
import type { Management } from './use-management.ts';

/**
 * Dialog with a member's roles and their sources, and the form to assign others. Centered, because toasts appear on the right; on phones a sheet at
 * the bottom.
 */
export function RoleDialog({ management }: { management: Management }) {
  const { caller, member, open, hide, focusAfter } = management;
  const title = useRef<HTMLHeadingElement>(null);
  return (
    <Dialog.Root
      open={open}
      scrollBehavior="inside"
      initialFocusEl={() => title.current}
      finalFocusEl={focusAfter}
      onInteractOutside={(event) => {
        // Dismissing a toast must not close the dialog.
        const { target } = event.detail.originalEvent;
        if (target instanceof Element && target.closest('[data-live-announcer]')) event.preventDefault();
      }}
      onOpenChange={(change) => !change.open && hide()}
    >
      <DialogContent>
        {caller && member && <Content caller={caller} member={member} title={title} />}
      </DialogContent>
    </Dialog.Root>
  );
}

interface ContentProps {
  caller: Manager;
  member: ListedUser;
  title: RefObject<HTMLHeadingElement | null>;
}

function Content({ caller, member, title }: ContentProps) {
  const name = member.fullName;
  return (
    <>
      <Dialog.Header pe="12">
        <Stack gap="2" align="start" minW="0">
          <Dialog.Title ref={title} tabIndex={-1} outline="none" overflowWrap="anywhere">
            <Trans>
              Roles of <bdi translate="no">{name}</bdi>
            </Trans>
          </Dialog.Title>
          <HandleTag handle={member.username} />
        </Stack>
      </Dialog.Header>
      <Dialog.Body>
        <MemberRoles caller={caller} member={member} />
      </Dialog.Body>
    </>
  );
}

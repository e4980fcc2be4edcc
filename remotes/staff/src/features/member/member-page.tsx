import type { Member } from '@boardwalk/contracts';
import { Grid, Page, Stack, usePermission, useSession } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { AccountPanel } from './account-panel.tsx';
import { ApplicationsPanel } from './applications-panel.tsx';
import { NotesPanel } from './notes-panel.tsx';
import { ProfilePanel } from './profile-panel.tsx';
import { PunishmentsPanel } from './punishments-panel.tsx';

/** A member's page for staff. @param roles the panel of their roles. */
export function MemberPage({ member, roles }: { member: Member; roles: ReactNode }) {
  const { t } = useLingui();
  const { user } = useSession();
  const own = user?.id === member.id;
  const reviews = usePermission('applications.review');
  return (
    <Page back={{ to: '/users', label: t`Users` }} title={member.fullName}>
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: '22rem minmax(0, 1fr)' }}
        gap="6"
        alignItems="start"
      >
        <Stack gap="6" minW="0">
          <ProfilePanel member={member} />
          <AccountPanel member={member} />
        </Stack>
        <Stack gap="6" minW="0">
          {/* Staff can't see notes about themselves, or about members they can't act on. */}
          {member.may.punish && <PunishmentsPanel member={member} />}
          {roles}
          {member.may.notes && <NotesPanel member={member} />}
          {reviews && !own && <ApplicationsPanel member={member} />}
        </Stack>
      </Grid>
    </Page>
  );
}

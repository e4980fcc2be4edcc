import { Box, currentUserQuery, ErrorBox, Grid, Page, Skeleton, Stack, useQuery } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { LinkedAccounts } from './linked-accounts.tsx';
import { ProfileForm } from './profile-form.tsx';
import { ProfilePictures } from './profile-pictures.tsx';
import { OwnPunishments } from './punishments/own-punishments.tsx';

/** The member's profile, and its form. */
export default function ProfilePage() {
  const { t } = useLingui();
  const [preview, setPreview] = useState<HTMLElement | null>(null);
  const { data, error, refetch } = useQuery(currentUserQuery);
  return (
    <Page title={t`Profile`} lead={t`This is how others in the community know you.`}>
      {error && !data && (
        <ErrorBox title={t`Your profile could not be loaded`} error={error} onRetry={() => void refetch()} />
      )}
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: '22rem minmax(0, 1fr)' }}
        gap="8"
        alignItems="start"
      >
        {data ? (
          <>
            <Box
              ref={setPreview}
              as="section"
              aria-label={t`Preview`}
              position={{ lg: 'sticky' }}
              top={{ lg: '24' }}
              minW="0"
              minH="22rem"
            />
            <Stack gap="10" minW="0">
              <ProfilePictures user={data} />
              <ProfileForm user={data} preview={preview} />
              <LinkedAccounts />
              <OwnPunishments />
            </Stack>
          </>
        ) : (
          !error && <ProfileSkeleton />
        )}
      </Grid>
    </Page>
  );
}

function ProfileSkeleton() {
  return (
    <>
      <Skeleton height="18rem" borderRadius="lg" />
      <Stack gap="5">
        {['name', 'handle', 'about', 'zone'].map((field) => (
          <Skeleton key={field} height="4.5rem" borderRadius="md" />
        ))}
      </Stack>
    </>
  );
}

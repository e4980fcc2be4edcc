import { type CurrentUser, PROFILE_LIMITS } from '@boardwalk/contracts';
import {
  Box,
  call,
  currentUserQuery,
  endpointFilters,
  errorMessage,
  Form,
  FormSummary,
  notice,
  Panel,
  RequestError,
  Stack,
  SubmitButton,
  stickyBarScrollMargins,
  toast,
  useQueryClient,
  Watch,
} from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { ProfileCard } from './profile-card.tsx';
import { ProfileConflict } from './profile-conflict.tsx';
import { ProfileFields, type ProfileValues } from './profile-fields.tsx';
import { VisibilityFields } from './visibility-fields.tsx';

/** Returns the form values, with the maximum number of link fields; empty ones aren't sent. */
const valuesOf = (user: CurrentUser): ProfileValues => {
  const { fullName, username, bio, pronouns, timeZone, listedOnTeam, visibility } = user;
  const links = Array.from({ length: PROFILE_LIMITS.links }, (_, at) => user.links[at] ?? '');
  return { fullName, username, bio, pronouns, timeZone, links, listedOnTeam, visibility };
};
const bodyOf = (values: ProfileValues): ProfileValues => ({
  ...values,
  links: values.links.map((link) => link.trim()).filter((link) => link !== ''),
});

const HANDLE_REFUSED = { USERNAME_TAKEN: 'username', USERNAME_RESERVED: 'username' } as const;

interface ProfileFormProps {
  user: CurrentUser;
  /** Element in which the card is shown; null before it is rendered. */
  preview: HTMLElement | null;
}

/** Form for the member's profile, with a preview of their card. A concurrent change is shown, and never overwritten without a choice. */
export function ProfileForm({ user, preview }: ProfileFormProps) {
  const { t } = useLingui();
  const queries = useQueryClient();
  // Version that the next save replaces.
  const version = useRef(user.version);
  const [conflict, setConflict] = useState<CurrentUser>();
  const takeUp = (row: CurrentUser) => {
    version.current = row.version;
    setConflict(undefined);
  };
  const failure = t`Failed to update profile`;
  const send = (values: ProfileValues) =>
    call('PUT /api/users/me', { body: { ...values, version: version.current } });
  return (
    <Panel>
      <Form
        defaultValues={valuesOf(user)}
        check="PUT /api/users/me"
        body={bodyOf}
        onSubmit={send}
        savedValues={valuesOf}
        onSaved={(saved) => {
          takeUp(saved);
          queries.setQueryData(currentUserQuery.queryKey, saved);
          // The member's public page, which isn't shown now, is loaded again instead of being shown as it was.
          queries.removeQueries(endpointFilters('GET /api/members/:handle'));
          toast.add({ description: t`Profile updated successfully`, tone: 'success' });
        }}
        onRefused={(error) => {
          notice.error(errorMessage(error, failure));
          if (!(error instanceof RequestError) || error.code !== 'PROFILE_STALE') return false;
          setConflict(error.current as CurrentUser);
          return true;
        }}
        codeFields={HANDLE_REFUSED}
        failure={failure}
      >
        {(form) => (
          <Stack gap="6" css={stickyBarScrollMargins({ bottom: '8rem' })}>
            {/* Next to the form in the page, and connected to its values: only the card renders with each keystroke. */}
            {preview &&
              createPortal(
                <Watch
                  control={form.control}
                  render={(values) => <ProfileCard user={user} values={values} />}
                />,
                preview,
              )}
            {conflict && (
              <ProfileConflict
                theirs={conflict}
                onKeep={() => {
                  version.current = conflict.version;
                }}
                onTake={() => {
                  form.reset(valuesOf(conflict));
                  takeUp(conflict);
                }}
              />
            )}
            <FormSummary />
            <ProfileFields control={form.control} zone={user.timeZone} />
            <VisibilityFields control={form.control} />
            <Box
              position="sticky"
              bottom="var(--bottom-bar, 0px)"
              bg="bg.panel"
              borderTopWidth="1px"
              py="4"
              zIndex="1"
            >
              <SubmitButton needsChange>
                <Trans>Save</Trans>
              </SubmitButton>
            </Box>
          </Stack>
        )}
      </Form>
    </Panel>
  );
}

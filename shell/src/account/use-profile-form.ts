import type { CurrentUser, ProfileChange } from '@boardwalk/contracts';
import {
  call,
  currentUserQuery,
  errorMessage,
  notice,
  RequestError,
  toast,
  useMutation,
  useQueryClient,
} from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

type Values = Required<
  Pick<ProfileChange, 'fullName' | 'username' | 'bio' | 'pronouns' | 'timeZone' | 'listedOnTeam'>
>;

const valuesOf = ({ fullName, username, bio, pronouns, timeZone, listedOnTeam }: CurrentUser): Values => ({
  fullName,
  username,
  bio,
  pronouns,
  timeZone,
  listedOnTeam,
});

const HANDLE_REFUSED = ['USERNAME_TAKEN', 'USERNAME_RESERVED'] as const;

/** The profile's fields while they are being changed. What was typed survives a refused save. */
export function useProfileForm(user: CurrentUser) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const [base, setBase] = useState(user);
  const [values, setValues] = useState(valuesOf(user));
  const [conflict, setConflict] = useState<CurrentUser>();
  const saving = useMutation({
    mutationFn: (version: number) =>
      call('PUT /api/users/me', { body: { ...values, version } }, { suppressErrors: true }),
    onSuccess: (saved) => {
      queries.setQueryData(currentUserQuery.queryKey, saved);
      start(saved);
      toast.add({ description: t`Profile updated successfully`, tone: 'success' });
    },
    onError: (error) => {
      if (error instanceof RequestError && error.code === 'PROFILE_STALE')
        setConflict(error.current as CurrentUser);
      notice.error(errorMessage(error, t`Failed to update profile`));
    },
  });

  function start(from: CurrentUser): void {
    setBase(from);
    setValues(valuesOf(from));
    setConflict(undefined);
  }

  return {
    values,
    conflict,
    saving: saving.isPending,
    changed: JSON.stringify(values) !== JSON.stringify(valuesOf(base)),
    set: (part: Partial<Values>) => setValues((known) => ({ ...known, ...part })),
    save: () => saving.mutate(base.version),
    takeTheirs: () => conflict && start(conflict),
    keepMine() {
      if (!conflict) return;
      setBase(conflict);
      setConflict(undefined);
      saving.mutate(conflict.version);
    },
    /** The server's words about one field, if it refused it. */
    problem(field: keyof Values): string | undefined {
      const { error } = saving;
      if (!(error instanceof RequestError)) return undefined;
      if (field === 'username' && HANDLE_REFUSED.some((code) => code === error.code))
        return error.serverMessage;
      return error.fields.find(({ path }) => path === `body.${field}`)?.message;
    },
  };
}

import type { CurrentUser, MemberPictureKind } from '@boardwalk/contracts';
import {
  call,
  currentUserQuery,
  endpointFilters,
  shrinkPicture,
  upload,
  useMutation,
  useQueryClient,
} from '@boardwalk/kit';

const REMOVALS = {
  avatar: 'DELETE /api/users/me/avatar',
  banner: 'DELETE /api/users/me/banner',
} as const satisfies Record<MemberPictureKind, string>;

/** Replaces the member's picture with a file; null removes it. The caller shows a failure. */
export function useChangePicture(kind: MemberPictureKind) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (file: File | null): Promise<CurrentUser> =>
      file
        ? upload<CurrentUser>(`/api/users/me/${kind}`, await shrinkPicture(file), {
            endpoint: `POST /api/users/me/${kind}`,
          })
        : call(REMOVALS[kind], {}),
    onSuccess: (user) => {
      queries.setQueryData(currentUserQuery.queryKey, user);
      queries.removeQueries(endpointFilters('GET /api/members/:handle'));
    },
    meta: { handlesError: true },
  });
}

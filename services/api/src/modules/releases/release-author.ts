import type { Caller } from '../../platform/auth/caller.ts';
import type { ReleaseAuthor } from './channel-changes.service.ts';

/** How somebody stands beside what they did to a release. */
export function authorOf({ id, fullName, username, deploy }: Caller): ReleaseAuthor {
  const by = deploy
    ? { kind: 'token' as const, name: deploy.name }
    : { kind: 'member' as const, name: fullName };
  return { id, fullName, username, by };
}

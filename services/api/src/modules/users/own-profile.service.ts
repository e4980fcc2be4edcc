import type { CurrentUser, MemberPictureKind, ProfileChange } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../platform/auth/caller.ts';
import { Database } from '../../platform/database/database.ts';
import { isUniqueViolation } from '../../platform/database/postgres-errors.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { AuditService } from '../audit/audit.service.ts';
import { HandlesService } from './handles.service.ts';
import { changedFields, isStale, PICTURE_FIELDS, profileOf } from './own-profile.policy.ts';
import { UsersRepository } from './users.repository.ts';
import { toCurrentUser } from './users.view.ts';

/** Whether a field publishes what its member has written. */
const PUBLISHED: Record<keyof Omit<ProfileChange, 'version'>, boolean> = {
  fullName: true,
  username: true,
  bio: true,
  pronouns: true,
  links: true,
  timeZone: false,
  listedOnTeam: false,
  visibility: false,
};
const PUBLISHED_FIELDS = Object.entries(PUBLISHED).flatMap(([field, isPublished]) =>
  isPublished ? [field] : [],
);

/** Members' changes of their own profile. */
@Injectable()
export class OwnProfileService {
  constructor(
    private readonly database: Database,
    private readonly users: UsersRepository,
    private readonly audit: AuditService,
    private readonly handles: HandlesService,
  ) {}

  /** @throws PROFILE_STALE, USERNAME_RESERVED, USERNAME_TAKEN, ACCOUNT_RESTRICTED for fields that other members see */
  change(caller: Caller, { version, ...wanted }: ProfileChange): Promise<CurrentUser> {
    return this.database
      .transaction(async () => {
        const row = await this.users.lockById(caller.id);
        if (!row) throw new ApiError('AUTHENTICATION_REQUIRED');
        if (isStale(row, version))
          throw new ApiError('PROFILE_STALE', { current: toCurrentUser(row, caller) });
        const change = changedFields(profileOf(row), wanted);
        if (!change) return toCurrentUser(row, caller);
        // A restricted member must not publish anything, but can change private settings.
        if (caller.account?.state === 'restricted' && PUBLISHED_FIELDS.some((field) => field in change.after))
          throw new ApiError('ACCOUNT_RESTRICTED', { account: caller.account });
        const changed = await this.users.updateProfile(caller.id, change.after);
        if (row.username !== changed.username)
          await this.handles.changed(caller.id, row.username, changed.username);
        await this.audit.record(caller, { action: 'profile.updated', target: changed, ...change });
        return toCurrentUser(changed, caller);
      })
      .catch((error: unknown) => {
        throw isUniqueViolation(error, 'users_username_key') ? new ApiError('USERNAME_TAKEN') : error;
      });
  }

  /**
   * Replaces a picture. The version of the profile stays, because it covers the fields of the form. Must run inside the transaction that removes
   * the previous picture.
   * @param url its path on this site, null for none.
   * @returns the path of the previous one.
   */
  async setPicture(memberId: string, kind: MemberPictureKind, url: string | null): Promise<string | null> {
    this.database.requireTransaction();
    const row = await this.users.lockById(memberId);
    if (!row) throw new ApiError('AUTHENTICATION_REQUIRED');
    const field = PICTURE_FIELDS[kind];
    // After an explicit choice of a picture or of none, that of the identity provider isn't fetched anymore.
    const asked = kind === 'avatar' && { pictureAskedAt: row.pictureAskedAt ?? new Date() };
    await this.users.setPicture(memberId, { [field]: url, ...asked });
    return row[field];
  }
}

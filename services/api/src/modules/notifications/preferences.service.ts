import type { NotificationPreferences, NotificationType } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { ApiError } from '../../platform/errors/api-error.ts';
import { preferencesFrom, withoutEmails } from './preferences.policy.ts';
import { PreferencesRepository } from './preferences.repository.ts';

/** Number of attempts when a concurrent change comes between reading and saving. */
const ATTEMPTS = 3;

/** Members' choices of notifications and channels. */
@Injectable()
export class PreferencesService {
  constructor(private readonly preferences: PreferencesRepository) {}

  async read(userId: string): Promise<NotificationPreferences> {
    return (await this.readAll([userId]))(userId);
  }

  /** Reads the preferences of several members together. */
  async readAll(userIds: readonly string[]): Promise<(userId: string) => NotificationPreferences> {
    const rows = await this.preferences.find(userIds);
    return (userId) => preferencesFrom(rows.get(userId));
  }

  /** @throws PREFERENCES_STALE with the current ones, when the version is outdated. */
  async change(userId: string, wanted: NotificationPreferences): Promise<NotificationPreferences> {
    const row = await this.preferences.save(userId, wanted);
    if (!row) throw new ApiError('PREFERENCES_STALE', { current: await this.read(userId) });
    return preferencesFrom(row);
  }

  /** Disables e-mails of this type. */
  async stopEmails(userId: string, type: NotificationType): Promise<void> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const wanted = withoutEmails(await this.read(userId), type);
      if (await this.preferences.save(userId, wanted)) return;
    }
    throw new ApiError('UNAVAILABLE');
  }
}

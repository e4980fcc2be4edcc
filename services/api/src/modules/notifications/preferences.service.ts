import type { NotificationPreferences, NotificationType } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { ApiError } from '../../platform/errors/api-error.ts';
import { preferencesFrom, withoutLetters } from './preferences.policy.ts';
import { PreferencesRepository } from './preferences.repository.ts';

/** Two who change the same at the same moment: one of them reads it again. */
const ATTEMPTS = 3;

/** What members want to be told, and how. */
@Injectable()
export class PreferencesService {
  constructor(private readonly preferences: PreferencesRepository) {}

  async read(userId: string): Promise<NotificationPreferences> {
    return (await this.readAll([userId]))(userId);
  }

  /** Reads those of several members at once. */
  async readAll(userIds: readonly string[]): Promise<(userId: string) => NotificationPreferences> {
    const rows = await this.preferences.find(userIds);
    return (userId) => preferencesFrom(rows.get(userId));
  }

  /** @throws PREFERENCES_STALE with how they stand, when the version is another one. */
  async change(userId: string, wanted: NotificationPreferences): Promise<NotificationPreferences> {
    const row = await this.preferences.put(userId, wanted);
    if (!row) throw new ApiError('PREFERENCES_STALE', { current: await this.read(userId) });
    return preferencesFrom(row);
  }

  /** Sends a member no more e-mails of this kind. */
  async stopLetters(userId: string, type: NotificationType): Promise<void> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const wanted = withoutLetters(await this.read(userId), type);
      if (await this.preferences.put(userId, wanted)) return;
    }
    throw new ApiError('UNAVAILABLE');
  }
}

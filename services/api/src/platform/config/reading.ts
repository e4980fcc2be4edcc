import { variableName, withSecretFiles } from '@boardwalk/server';
import type { z } from 'zod';
import { ConfigurationError } from './configuration-error.ts';
import { withDatabasePassword } from './database-password.ts';

/** Variables that can also be in files: `DATABASE_URL_FILE` names the file with the value of `DATABASE_URL`. */
export const SECRETS = [
  'DATABASE_URL',
  'DATABASE_EVENTS_URL',
  'DATABASE_PASSWORD',
  'REDIS_URL',
  'SMTP_URL',
  'GATEWAY_KEY',
  'RELEASE_WEBHOOK_URL',
  'ALERT_WEBHOOK_URL',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'BACKUP_PASSPHRASE',
  'DISCORD_CLIENT_SECRET',
  'DISCORD_WEBHOOK_URL',
  'DISCORD_BOT_TOKEN',
  'TWITCH_CLIENT_SECRET',
  'TWITCH_EVENTSUB_SECRET',
  'YOUTUBE_API_KEY',
  'KICK_CLIENT_SECRET',
];

/** Returns the environment with secrets read from their files. @throws ConfigurationError when such a file is empty or unreadable. */
export function readSecrets(environment: Record<string, string | undefined>) {
  try {
    return withDatabasePassword(withSecretFiles(environment, SECRETS));
  } catch (error) {
    throw new ConfigurationError([(error as Error).message]);
  }
}

/** Returns one line for each variable, with the first problem found in it. */
export function problemsOf({ issues }: z.ZodError, set: Record<string, string | undefined>): string[] {
  const first = new Map(issues.toReversed().map((issue) => [String(issue.path[0]), issue.message]));
  return [...first]
    .map(
      ([name, message]) => `${variableName(set, name)}: ${name in set ? lowerFirst(message) : 'is required'}`,
    )
    .sort();
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

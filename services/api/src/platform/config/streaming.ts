import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { ConfigurationError } from './configuration-error.ts';
import { webAddress } from './web-address.ts';

const secret = z.string().trim().min(1);
const file = z.string().min(1).optional();

/** Origins by https, divided by commas. */
const origins = z
  .string()
  .transform((text) => text.split(',').flatMap((part) => part.trim() || []))
  .pipe(
    z.array(
      z
        .url({ protocol: /^https$/, error: 'must be https:// addresses' })
        .transform((url) => new URL(url).origin),
    ),
  );

/** The variables about platforms of streams. What is secret can stand in a file. */
export const streamingEnvironment = {
  /** Servers of streamers whose playlists pages may play. The gateway has the same list. */
  STREAM_ORIGINS: origins.default([]),
  TWITCH_CLIENT_ID: secret.optional(),
  TWITCH_CLIENT_SECRET: secret.optional(),
  TWITCH_CLIENT_SECRET_FILE: file,
  /** What Twitch signs its messages with; without it Twitch is asked and never tells. */
  TWITCH_EVENTSUB_SECRET: z
    .string()
    .regex(/^[\x21-\x7e]{10,100}$/, 'must be 10 to 100 signs of ASCII')
    .optional(),
  TWITCH_EVENTSUB_SECRET_FILE: file,
  TWITCH_API_URL: webAddress.default('https://api.twitch.tv/helix'),
  TWITCH_AUTH_URL: webAddress.default('https://id.twitch.tv/oauth2'),
  YOUTUBE_API_KEY: secret.optional(),
  YOUTUBE_API_KEY_FILE: file,
  YOUTUBE_API_URL: webAddress.default('https://www.googleapis.com/youtube/v3'),
  KICK_CLIENT_ID: secret.optional(),
  KICK_CLIENT_SECRET: secret.optional(),
  KICK_CLIENT_SECRET_FILE: file,
  /** Whether the application at Kick names this site's webhook. */
  KICK_WEBHOOK: z.enum(['on', 'off']).default('off'),
  KICK_API_URL: webAddress.default('https://api.kick.com/public/v1'),
  KICK_AUTH_URL: webAddress.default('https://id.kick.com'),
};
const schema = z.object(streamingEnvironment);
type Environment = z.output<typeof schema>;

/** What the site asks of platforms: each is undefined as long as its keys aren't there, and its streamers say themselves when they are live. */
export function streamingOf(env: Environment) {
  const twitchSecret = env.TWITCH_CLIENT_SECRET ?? secretIn(env, 'TWITCH_CLIENT_SECRET_FILE');
  const kickSecret = env.KICK_CLIENT_SECRET ?? secretIn(env, 'KICK_CLIENT_SECRET_FILE');
  const youtubeKey = env.YOUTUBE_API_KEY ?? secretIn(env, 'YOUTUBE_API_KEY_FILE');
  return {
    origins: env.STREAM_ORIGINS,
    twitch:
      env.TWITCH_CLIENT_ID && twitchSecret
        ? {
            ...{ clientId: env.TWITCH_CLIENT_ID, clientSecret: twitchSecret },
            ...{ apiUrl: withoutSlash(env.TWITCH_API_URL), authUrl: withoutSlash(env.TWITCH_AUTH_URL) },
            eventSecret: env.TWITCH_EVENTSUB_SECRET ?? secretIn(env, 'TWITCH_EVENTSUB_SECRET_FILE'),
          }
        : undefined,
    youtube: youtubeKey ? { key: youtubeKey, apiUrl: withoutSlash(env.YOUTUBE_API_URL) } : undefined,
    kick:
      env.KICK_CLIENT_ID && kickSecret
        ? {
            ...{ clientId: env.KICK_CLIENT_ID, clientSecret: kickSecret, webhook: env.KICK_WEBHOOK === 'on' },
            ...{ apiUrl: withoutSlash(env.KICK_API_URL), authUrl: withoutSlash(env.KICK_AUTH_URL) },
          }
        : undefined,
  };
}

function withoutSlash(address: string): string {
  return address.replace(/\/$/, '');
}

type SecretFile =
  | 'TWITCH_CLIENT_SECRET_FILE'
  | 'TWITCH_EVENTSUB_SECRET_FILE'
  | 'KICK_CLIENT_SECRET_FILE'
  | 'YOUTUBE_API_KEY_FILE';

function secretIn(env: Environment, name: SecretFile): string | undefined {
  const path = env[name];
  if (path === undefined) return undefined;
  try {
    return secret.parse(readFileSync(path, 'utf8'));
  } catch {
    throw new ConfigurationError([`${name}: ${path} holds nothing that can be read`]);
  }
}

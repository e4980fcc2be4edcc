import { z } from 'zod';
import { webAddress } from './web-address.ts';

const secret = z.string().trim().min(1);

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

/** The variables about platforms of streams. What is secret can stand in a file, see `SECRETS`. */
export const streamingEnvironment = {
  /** Servers of streamers whose playlists pages may play. The gateway has the same list. */
  STREAM_ORIGINS: origins.default([]),
  TWITCH_CLIENT_ID: secret.optional(),
  TWITCH_CLIENT_SECRET: secret.optional(),
  /** What Twitch signs its messages with; without it Twitch is asked and never tells. */
  TWITCH_EVENTSUB_SECRET: z
    .string()
    .regex(/^[\x21-\x7e]{10,100}$/, 'must be 10 to 100 signs of ASCII')
    .optional(),
  TWITCH_API_URL: webAddress.default('https://api.twitch.tv/helix'),
  TWITCH_AUTH_URL: webAddress.default('https://id.twitch.tv/oauth2'),
  YOUTUBE_API_KEY: secret.optional(),
  YOUTUBE_API_URL: webAddress.default('https://www.googleapis.com/youtube/v3'),
  KICK_CLIENT_ID: secret.optional(),
  KICK_CLIENT_SECRET: secret.optional(),
  /** Whether the application at Kick names this site's webhook. */
  KICK_WEBHOOK: z.enum(['on', 'off']).default('off'),
  KICK_API_URL: webAddress.default('https://api.kick.com/public/v1'),
  KICK_AUTH_URL: webAddress.default('https://id.kick.com'),
};
const schema = z.object(streamingEnvironment);
type Environment = z.output<typeof schema>;

/** What the site asks of platforms: each is undefined as long as its keys aren't there, and its streamers say themselves when they are live. */
export function streamingOf(env: Environment) {
  const {
    TWITCH_CLIENT_SECRET: twitchSecret,
    KICK_CLIENT_SECRET: kickSecret,
    YOUTUBE_API_KEY: youtubeKey,
  } = env;
  return {
    origins: env.STREAM_ORIGINS,
    twitch:
      env.TWITCH_CLIENT_ID && twitchSecret
        ? {
            clientId: env.TWITCH_CLIENT_ID,
            clientSecret: twitchSecret,
            apiUrl: withoutSlash(env.TWITCH_API_URL),
            authUrl: withoutSlash(env.TWITCH_AUTH_URL),
            eventSecret: env.TWITCH_EVENTSUB_SECRET,
          }
        : undefined,
    youtube: youtubeKey ? { key: youtubeKey, apiUrl: withoutSlash(env.YOUTUBE_API_URL) } : undefined,
    kick:
      env.KICK_CLIENT_ID && kickSecret
        ? {
            clientId: env.KICK_CLIENT_ID,
            clientSecret: kickSecret,
            webhook: env.KICK_WEBHOOK === 'on',
            apiUrl: withoutSlash(env.KICK_API_URL),
            authUrl: withoutSlash(env.KICK_AUTH_URL),
          }
        : undefined,
  };
}

function withoutSlash(address: string): string {
  return address.replace(/\/$/, '');
}

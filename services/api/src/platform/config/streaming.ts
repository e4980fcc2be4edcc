import { z } from 'zod';
import { webAddress } from './web-address.ts';

const secret = z.string().trim().min(1);

/** List of https origins, separated by commas. */
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

/** Environment variables of streaming platforms. Secrets can be in files, see `SECRETS`. */
export const streamingEnvironment = {
  STREAM_ORIGINS: origins
    .default([])
    .describe(
      'Servers of streamers whose playlists pages may play, as https origins separated by commas. The same for API and gateway.',
    ),
  TWITCH_CLIENT_ID: secret.optional().describe('The application at Twitch.'),
  TWITCH_CLIENT_SECRET: secret.optional().describe('The secret of the application at Twitch.'),
  TWITCH_EVENTSUB_SECRET: z
    .string()
    .regex(/^[\x21-\x7e]{10,100}$/, 'must be 10 to 100 ASCII characters')
    .optional()
    .describe('Signs the messages of Twitch EventSub. Without it the site polls.'),
  TWITCH_API_URL: webAddress.default('https://api.twitch.tv/helix').describe('The API of Twitch.'),
  TWITCH_AUTH_URL: webAddress.default('https://id.twitch.tv/oauth2').describe('The sign-in of Twitch.'),
  YOUTUBE_API_KEY: secret.optional().describe('A key of the YouTube Data API.'),
  YOUTUBE_API_URL: webAddress
    .default('https://www.googleapis.com/youtube/v3')
    .describe('The YouTube Data API.'),
  KICK_CLIENT_ID: secret.optional().describe('The application at Kick.'),
  KICK_CLIENT_SECRET: secret.optional().describe('The secret of the application at Kick.'),
  KICK_WEBHOOK: z
    .enum(['on', 'off'])
    .default('off')
    .describe('Whether the application at Kick names the webhook of this site.'),
  KICK_API_URL: webAddress.default('https://api.kick.com/public/v1').describe('The API of Kick.'),
  KICK_AUTH_URL: webAddress.default('https://id.kick.com').describe('The sign-in of Kick.'),
};
const schema = z.object(streamingEnvironment);
type Environment = z.output<typeof schema>;

/** Returns the settings of each platform; undefined for a platform without keys, whose streamers set their live state themselves. */
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

import { z } from 'zod';
import { webAddress } from './web-address.ts';

const secret = z.string().trim().min(1);
/** Id of an object of Discord. */
const snowflake = z.string().regex(/^\d{1,20}$/, 'must be a number');

/** Environment variables of Discord. Secrets can be in files, see `SECRETS`. */
export const discordEnvironment = {
  DISCORD_URL: webAddress
    .default('https://discord.com')
    .describe('The address of Discord. Changed only to try things out.'),
  DISCORD_API_URL: webAddress.optional().describe('The API of Discord. <DISCORD_URL>/api/v10 by default.'),
  DISCORD_CLIENT_ID: secret
    .optional()
    .describe(
      'The application by which members link their Discord accounts, with the redirect <site>/api/identities/discord/callback.',
    ),
  DISCORD_CLIENT_SECRET: secret.optional().describe('The secret of that application.'),
  DISCORD_WEBHOOK_URL: webAddress.optional().describe('The webhook of the channel that announces approvals.'),
  DISCORD_BOT_TOKEN: secret.optional().describe('The token of a bot that may manage roles.'),
  DISCORD_GUILD_ID: snowflake.optional().describe('The Discord server on which it gives the role.'),
  DISCORD_ROLE_ID: snowflake
    .optional()
    .describe('The role of approved members who have linked their account.'),
};
const schema = z.object(discordEnvironment);
type Environment = z.output<typeof schema>;

/** Returns the Discord settings. Each part is undefined unless all of its variables are set. */
export function discordOf(env: Environment) {
  const { DISCORD_CLIENT_ID: clientId, DISCORD_CLIENT_SECRET: clientSecret } = env;
  const { DISCORD_BOT_TOKEN: botToken, DISCORD_GUILD_ID: guildId, DISCORD_ROLE_ID: roleId } = env;
  return {
    /** Page where members authorize the link. */
    authorizeUrl: `${withoutSlash(env.DISCORD_URL)}/oauth2/authorize`,
    apiUrl: withoutSlash(env.DISCORD_API_URL ?? `${withoutSlash(env.DISCORD_URL)}/api/v10`),
    /** OAuth application with which members link their accounts. */
    client: clientId && clientSecret ? { id: clientId, secret: clientSecret } : undefined,
    /** Webhook of the channel that is notified of approvals. */
    webhookUrl: env.DISCORD_WEBHOOK_URL,
    /** Role of members on the whitelist, and the bot that assigns it. */
    role: botToken && guildId && roleId ? { botToken, guildId, roleId } : undefined,
  };
}

function withoutSlash(address: string): string {
  return address.replace(/\/$/, '');
}

import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { ConfigurationError } from './configuration-error.ts';
import { webAddress } from './web-address.ts';

const secret = z.string().trim().min(1);
/** How Discord numbers what there is. */
const snowflake = z.string().regex(/^\d{1,20}$/, 'must be a number');
const file = z.string().min(1).optional();

/** The variables about Discord. What is secret can stand in a file. */
export const discordEnvironment = {
  DISCORD_URL: webAddress.default('https://discord.com'),
  DISCORD_API_URL: webAddress.optional(),
  DISCORD_CLIENT_ID: secret.optional(),
  DISCORD_CLIENT_SECRET: secret.optional(),
  DISCORD_CLIENT_SECRET_FILE: file,
  DISCORD_WEBHOOK_URL: webAddress.optional(),
  DISCORD_WEBHOOK_URL_FILE: file,
  DISCORD_BOT_TOKEN: secret.optional(),
  DISCORD_BOT_TOKEN_FILE: file,
  DISCORD_GUILD_ID: snowflake.optional(),
  DISCORD_ROLE_ID: snowflake.optional(),
};
const schema = z.object(discordEnvironment);
type Environment = z.output<typeof schema>;

/** What the site does with Discord: each part is undefined as long as something of it isn't said. */
export function discordOf(env: Environment) {
  const clientSecret = env.DISCORD_CLIENT_SECRET ?? secretIn(env, 'DISCORD_CLIENT_SECRET_FILE');
  const botToken = env.DISCORD_BOT_TOKEN ?? secretIn(env, 'DISCORD_BOT_TOKEN_FILE');
  const { DISCORD_CLIENT_ID: clientId, DISCORD_GUILD_ID: guildId, DISCORD_ROLE_ID: roleId } = env;
  return {
    /** Where members agree. */
    authorizeUrl: `${withoutSlash(env.DISCORD_URL)}/oauth2/authorize`,
    apiUrl: withoutSlash(env.DISCORD_API_URL ?? `${withoutSlash(env.DISCORD_URL)}/api/v10`),
    /** The application by which members link their accounts. */
    client: clientId && clientSecret ? { id: clientId, secret: clientSecret } : undefined,
    /** The channel that is told of approvals. */
    webhookUrl: env.DISCORD_WEBHOOK_URL ?? secretIn(env, 'DISCORD_WEBHOOK_URL_FILE'),
    /** The role that members of the whitelist get, and the bot that gives it. */
    role: botToken && guildId && roleId ? { botToken, guildId, roleId } : undefined,
  };
}

function withoutSlash(address: string): string {
  return address.replace(/\/$/, '');
}

type SecretFile = 'DISCORD_CLIENT_SECRET_FILE' | 'DISCORD_WEBHOOK_URL_FILE' | 'DISCORD_BOT_TOKEN_FILE';

function secretIn(env: Environment, name: SecretFile): string | undefined {
  const path = env[name];
  if (path === undefined) return undefined;
  try {
    return secret.parse(readFileSync(path, 'utf8'));
  } catch {
    throw new ConfigurationError([`${name}: ${path} holds nothing that can be read`]);
  }
}

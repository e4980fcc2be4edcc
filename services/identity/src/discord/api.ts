import type { Context } from '../shims/middleware.ts';
import { readBody } from '../shims/request-body.ts';
import type { DiscordParts } from './discord.ts';

const WEBHOOK = /^\/webhooks\/\d+\/[\w-]+$/;
const ROLE = /^\/guilds\/\d+\/members\/\d+\/roles\/\d+$/;
const MAX_CHARACTERS = 2_000;
const KEPT = 50;

function answer(ctx: Context, status: number, body?: object): void {
  ctx.status = status;
  if (body) ctx.body = body;
}

async function token(ctx: Context, { clientId, clientSecret, grants }: DiscordParts): Promise<void> {
  const form = new URLSearchParams(await readBody(ctx.req));
  if (form.get('client_id') !== clientId || form.get('client_secret') !== clientSecret)
    return answer(ctx, 401, { error: 'invalid_client' });
  const [code, uri, verifier] = ['code', 'redirect_uri', 'code_verifier'].map((name) => form.get(name) ?? '');
  const given =
    form.get('grant_type') === 'authorization_code' && grants.redeem(code ?? '', uri ?? '', verifier ?? '');
  if (!given) return answer(ctx, 400, { error: 'invalid_grant' });
  answer(ctx, 200, { access_token: given, token_type: 'Bearer', expires_in: 600, scope: 'identify' });
}

function me(ctx: Context, { grants }: DiscordParts): void {
  const user = grants.userOf(/^Bearer (\S+)$/.exec(ctx.get('Authorization'))?.[1] ?? '');
  if (user) answer(ctx, 200, user);
  else answer(ctx, 401, { message: '401: Unauthorized', code: 0 });
}

async function execute(ctx: Context, { turnOf, posted }: DiscordParts): Promise<void> {
  const { retryAfter, headers } = turnOf(ctx.path);
  ctx.set(headers);
  if (retryAfter !== undefined)
    return answer(ctx, 429, {
      message: 'You are being rate limited.',
      retry_after: retryAfter,
      global: false,
    });
  let content: unknown;
  try {
    content = (JSON.parse(await readBody(ctx.req)) as { content?: unknown }).content;
  } catch {
    return answer(ctx, 400, { message: '400: Bad Request', code: 0 });
  }
  if (typeof content !== 'string' || content === '' || [...content].length > MAX_CHARACTERS)
    return answer(ctx, 400, { message: 'Invalid Form Body', code: 50_035 });
  posted.unshift({ at: new Date(), content });
  posted.splice(KEPT);
  if (ctx.query.wait === 'true') answer(ctx, 200, { id: String(Date.now()), content });
  else answer(ctx, 204);
}

/** Handles the calls of Discord's API that the site makes. @param path below `/api/v10`. */
export async function callApi(ctx: Context, path: string, parts: DiscordParts): Promise<void> {
  ctx.set('Cache-Control', 'no-store');
  const { method } = ctx;
  if (method === 'POST' && path === '/oauth2/token') return token(ctx, parts);
  if (method === 'GET' && path === '/users/@me') return me(ctx, parts);
  if (method === 'POST' && WEBHOOK.test(path)) return execute(ctx, parts);
  if (['PUT', 'DELETE'].includes(method) && ROLE.test(path)) {
    if (ctx.get('Authorization').startsWith('Bot ')) return answer(ctx, 204);
    return answer(ctx, 401, { message: '401: Unauthorized', code: 0 });
  }
  answer(ctx, 404, { message: '404: Not Found', code: 0 });
}

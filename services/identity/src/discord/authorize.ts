import { noticePage } from '../pages/notice-page.ts';
import type { Context } from '../shims/middleware.ts';
import { readBody } from '../shims/request-body.ts';
import { userCalled } from './accounts.ts';
import type { DiscordParts } from './discord.ts';
import { agreePage } from './pages.ts';

const CALLBACK = '/api/identities/discord/callback';
const FIELDS = {
  response_type: /^code$/,
  scope: /^identify$/,
  code_challenge: /^[\w-]{43}$/,
  code_challenge_method: /^S256$/,
  state: /^[\w.-]{1,2000}$/,
};

/** Returns the error of an authorization request, undefined if it is valid. */
function problemOf(asked: URLSearchParams, { clientId, siteOrigins }: DiscordParts): string | undefined {
  if (asked.get('client_id') !== clientId) return 'This client_id is not known here.';
  if (!siteOrigins.some((origin) => asked.get('redirect_uri') === origin + CALLBACK))
    return 'The redirect_uri is not among the allowed ones.';
  const wrong = Object.entries(FIELDS).find(([name, form]) => !form.test(asked.get(name) ?? ''));
  return wrong && `${wrong[0]} is not as it has to be.`;
}

function show(ctx: Context, body: string, status = 200): void {
  ctx.status = status;
  ctx.type = 'html';
  ctx.set('Cache-Control', 'no-store');
  ctx.body = body;
}

function lead(ctx: Context, asked: URLSearchParams, result: Record<string, string>): void {
  const back = new URL(asked.get('redirect_uri') ?? '');
  for (const [name, value] of Object.entries(result)) back.searchParams.set(name, value);
  back.searchParams.set('state', asked.get('state') ?? '');
  ctx.redirect(back.href);
  ctx.status = 303;
}

/** Discord's consent page, and its form handler. */
export async function authorize(ctx: Context, parts: DiscordParts): Promise<void> {
  const asked = new URLSearchParams(ctx.querystring);
  const problem = problemOf(asked, parts);
  if (problem) return show(ctx, noticePage('Nothing was linked', [problem], parts.siteOrigins[0]), 400);
  const action = `${ctx.path}?${asked}`;
  if (ctx.method !== 'POST') return show(ctx, agreePage({ action, name: 'kay.v', problem: undefined }));
  // Other ports of this host share its cookies, and consent must not be forged.
  if (ctx.get('Origin') !== new URL(parts.issuer).origin)
    return show(
      ctx,
      noticePage('That form came from elsewhere', ['Nothing was sent on.'], parts.siteOrigins[0]),
      403,
    );
  const form = new URLSearchParams(await readBody(ctx.req));
  if (form.get('answer') === 'cancel') return lead(ctx, asked, { error: 'access_denied' });
  const name = form.get('name') ?? '';
  const user = userCalled(name);
  if (!user) {
    const hint = '2 to 32 letters, digits, dots and underscores.';
    return show(ctx, agreePage({ action, name, problem: hint }), 422);
  }
  const redirectUri = asked.get('redirect_uri') ?? '';
  const challenge = asked.get('code_challenge') ?? '';
  lead(ctx, asked, { code: parts.grants.giveCode({ redirectUri, challenge, user }) });
}

import type Provider from 'oidc-provider';
import { errors, type InteractionResults } from 'oidc-provider';
import { toEmail } from '../accounts/sign-up.ts';
import { logInPage } from '../pages/log-in-page.ts';
import { noticePage } from '../pages/notice-page.ts';
import { signUpPage } from '../pages/sign-up-page.ts';
import type { Context, Middleware } from '../shims/middleware.ts';
import { readBody } from '../shims/request-body.ts';
import { logIn } from './log-in.ts';
import type { InteractionParts, Ticket } from './parts.ts';
import { connectionRemark } from './remark.ts';
import { INTERACTION_PATH, type Screen } from './screen.ts';
import { signUp } from './sign-up.ts';

type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>;

async function findInteraction(ctx: Context, provider: Provider): Promise<Interaction> {
  const interaction = await provider.interactionDetails(ctx.req, ctx.res);
  if (interaction.uid !== ctx.path.slice(INTERACTION_PATH.length))
    throw new errors.SessionNotFound('another sign-in');
  return interaction;
}

function screenOf(ctx: Context, { params }: Interaction): Screen {
  return (ctx.query.screen ?? params.screen_hint) === 'signup' ? 'signup' : 'login';
}

function textOf(...candidates: unknown[]): string {
  return candidates.find((candidate) => typeof candidate === 'string') ?? '';
}

function ticketOf({ uid, params }: Interaction, { issuer, siteOrigins, demo }: InteractionParts): Ticket {
  const destination = URL.parse(textOf(params.redirect_uri, siteOrigins[0]))?.host ?? '';
  const gate = new URL(issuer).port || '443';
  return {
    uid,
    facts: { destination, gate, date: new Date(), demo },
    remark: connectionRemark(params.connection),
  };
}

function show(ctx: Context, body: string, status = 200): void {
  ctx.status = status;
  ctx.type = 'html';
  ctx.set('Cache-Control', 'no-store');
  ctx.body = body;
}

async function finish(ctx: Context, provider: Provider, result: InteractionResults): Promise<void> {
  const next = await provider.interactionResult(ctx.req, ctx.res, result, { mergeWithLastSubmission: true });
  ctx.redirect(next);
  ctx.status = 303;
}

async function answerForm(ctx: Context, interaction: Interaction, parts: InteractionParts): Promise<void> {
  // Other ports of this host share its cookies, so SameSite alone does not block their forms.
  if (ctx.get('Origin') !== new URL(parts.issuer).origin) {
    show(
      ctx,
      noticePage('That form came from elsewhere', ['Nothing was sent on.'], parts.siteOrigins[0]),
      403,
    );
    return;
  }
  const form = new URLSearchParams(await readBody(ctx.req));
  const ticket = ticketOf(interaction, parts);
  const outcome = await (screenOf(ctx, interaction) === 'signup' ? signUp : logIn)(form, ticket, parts);
  if ('account' in outcome) {
    const { subject: accountId } = outcome.account;
    // With milliseconds: the site identifies sign-ins by their time, and an account may sign in twice within a second.
    const ts = Date.now() / 1000;
    await finish(ctx, parts.provider, { login: { accountId, remember: true, amr: ['pwd'], ts } });
    return;
  }
  if (outcome.retryAfter) ctx.set('Retry-After', String(outcome.retryAfter));
  show(ctx, outcome.page, outcome.status);
}

async function answer(ctx: Context, parts: InteractionParts): Promise<void> {
  const interaction = await findInteraction(ctx, parts.provider);
  if (interaction.prompt.name === 'consent') return finish(ctx, parts.provider, { consent: {} });
  if (ctx.method === 'POST') return answerForm(ctx, interaction, parts);
  const email = toEmail(textOf(ctx.query.login_hint, interaction.params.login_hint));
  const ticket = ticketOf(interaction, parts);
  const isSignUp = screenOf(ctx, interaction) === 'signup';
  show(ctx, isSignUp ? signUpPage({ ...ticket, name: '', email }) : logInPage({ ...ticket, email }));
}

/** The log-in and sign-up forms of an interaction that the provider started. */
export function interactionPages(parts: InteractionParts): Middleware {
  return async (ctx, next) => {
    if (!ctx.path.startsWith(INTERACTION_PATH) || !['GET', 'POST'].includes(ctx.method)) return next();
    try {
      await answer(ctx, parts);
    } catch (error) {
      if (!(error instanceof errors.SessionNotFound)) throw error;
      const lines = [
        'It was finished already, or it waited for more than an hour. Start again from the site.',
      ];
      show(ctx, noticePage('This sign-in is over', lines, parts.siteOrigins[0]), 400);
    }
  };
}

import type { Middleware } from './middleware.ts';

/** Auth0's client recognizes a used or unknown refresh token by this message, and only then falls back to the hidden iframe. */
export const refreshErrors: Middleware = async (ctx, next) => {
  await next();
  const body: unknown = ctx.body;
  if (ctx.path !== '/oauth/token' || ctx.status !== 400 || typeof body !== 'object' || body === null) return;
  if ('error' in body && body.error === 'invalid_grant' && ctx.oidc?.params?.grant_type === 'refresh_token') {
    ctx.body = { ...body, error_description: 'Unknown or invalid refresh token.' };
  }
};

import type { Middleware } from './middleware.ts';

/**
 * "Not signed in" is a regular result of a silent check. The library sends it as 400, which browsers report as an error in the site's console on
 * every first visit; Auth0 sends 200.
 */
export const webMessageStatus: Middleware = async (ctx, next) => {
  await next();
  const answered = typeof ctx.body === 'string' && ctx.body.includes('<title>Web Message Response</title>');
  if (ctx.path.startsWith('/authorize') && ctx.status === 400 && answered) ctx.status = 200;
};

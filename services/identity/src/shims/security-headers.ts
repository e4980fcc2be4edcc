import { INTERACTION_PATH } from '../interaction/screen.ts';
import type { Middleware } from './middleware.ts';

/**
 * A strict CSP for every response. Our pages contain no script; the library's web-message page adds the hash of its script to `script-src`, which
 * must not be 'none' for that. A form's response may redirect to the site, which browsers check against `form-action`.
 */
export function securityHeaders(siteOrigins: readonly string[], issuer: string): Middleware {
  const sites = siteOrigins.join(' ');
  const shared = [
    "default-src 'none'",
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self'",
    `form-action 'self' ${sites}`,
    "base-uri 'none'",
  ].join('; ');

  return async (ctx, next) => {
    const ownPage = ctx.path.startsWith(INTERACTION_PATH);
    const policy = `${shared}; script-src ${ownPage ? "'none'" : "'self'"}`;
    ctx.set('X-Content-Type-Options', 'nosniff');
    if (issuer.startsWith('https:')) ctx.set('Strict-Transport-Security', 'max-age=31536000');
    // Not "no-referrer": that would also blank the Origin header, which the forms are checked by.
    ctx.set('Referrer-Policy', 'same-origin');
    ctx.set('Content-Security-Policy', policy);
    try {
      await next();
    } finally {
      // The silent check runs in a hidden iframe of the site. The library removes the directive there, so it is added last.
      const framed = ctx.path.startsWith('/authorize') && ctx.query.response_mode === 'web_message';
      const current = ctx.response.get('Content-Security-Policy') || policy;
      ctx.set('Content-Security-Policy', `${current}; frame-ancestors ${framed ? sites : "'none'"}`);
    }
  };
}

import type { Middleware } from '../shims/middleware.ts';
import { callApi } from './api.ts';
import { authorize } from './authorize.ts';
import { createBuckets, type Turn } from './bucket.ts';
import { createGrants, type Grants } from './grants.ts';
import { channelPage, type Posted } from './pages.ts';

interface DiscordSettings {
  issuer: string;
  siteOrigins: readonly string[];
  clientId: string;
  clientSecret: string;
}

/** State of the fake Discord. */
export interface DiscordParts extends DiscordSettings {
  grants: Grants;
  turnOf: (webhook: string) => Turn;
  /** Newest first. */
  posted: Posted[];
}

const ROOT = '/discord';
const API = `${ROOT}/api/v10`;

/** Simulates the parts of Discord that the site uses, below `/discord`: OAuth 2, webhooks, roles. `/discord` itself shows what was posted. */
export function discord(settings: DiscordSettings): Middleware {
  const parts: DiscordParts = { ...settings, grants: createGrants(), turnOf: createBuckets(), posted: [] };
  return async (ctx, next) => {
    if (ctx.path === `${ROOT}/oauth2/authorize` && ['GET', 'POST'].includes(ctx.method))
      return authorize(ctx, parts);
    if (ctx.path.startsWith(`${API}/`)) return callApi(ctx, ctx.path.slice(API.length), parts);
    if (ctx.path !== ROOT || ctx.method !== 'GET') return next();
    ctx.type = 'html';
    ctx.set('Cache-Control', 'no-store');
    ctx.body = channelPage(parts.posted);
  };
}

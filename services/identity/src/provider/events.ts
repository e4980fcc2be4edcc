import type { EventEmitter } from 'node:events';
import type Provider from 'oidc-provider';
import type { errors, KoaContextWithOIDC } from 'oidc-provider';
import type { Log } from '../log.ts';

/** Logs the provider's failures; rejected requests only at debug level. */
export function logEvents(provider: Provider, log: Log): void {
  provider.on('server_error', (ctx, error) => {
    log.error('protocol failure', { path: ctx.path, error: error.stack });
  });
  const refused = (ctx: KoaContextWithOIDC, error: errors.OIDCProviderError): void => {
    const { message, error_description: description, error_detail: detail } = error;
    log.debug('refused', { path: ctx.path, error: message, description, detail });
  };
  provider.on('authorization.error', refused);
  provider.on('grant.error', refused);
  // Koa's own event, for connections that break during a response. Without a listener it would print to the console.
  const koa: EventEmitter = provider;
  koa.on('error', (error) => log.debug('connection failed', { error: String(error) }));
}

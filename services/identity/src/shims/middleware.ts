import type Provider from 'oidc-provider';

/** A middleware in the provider's own chain, run before its routes. */
export type Middleware = Parameters<Provider['use']>[0];

/** Context of a middleware. */
export type Context = Parameters<Middleware>[0];

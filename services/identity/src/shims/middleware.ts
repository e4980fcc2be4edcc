import type Provider from 'oidc-provider';

/** A step in the provider's own chain, run before its routes. */
export type Middleware = Parameters<Provider['use']>[0];

/** What a step is given. */
export type Context = Parameters<Middleware>[0];

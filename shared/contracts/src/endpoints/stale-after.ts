import type { EndpointKey } from './table.ts';

const ARTICLE_LISTS: readonly EndpointKey[] = [
  'GET /api/articles',
  'GET /api/articles/tags',
  'GET /api/articles/unread',
  'GET /api/articles/desk',
  'GET /api/articles/desk/counts',
  'GET /api/articles/:id/related',
  'GET /api/members/:handle/articles',
];
const FORM_LISTS: readonly EndpointKey[] = ['GET /api/forms', 'GET /api/forms/:slug', 'GET /api/forms/all'];
const MEMBER_LISTS: readonly EndpointKey[] = [
  'GET /api/users',
  'GET /api/users/:id',
  'GET /api/users/names',
  'GET /api/users/team',
];
const PROPERTY_LISTS: readonly EndpointKey[] = [
  'GET /api/properties',
  'GET /api/properties/mine',
  'GET /api/properties/market',
  'GET /api/properties/map',
  'GET /api/properties/:id',
  'GET /api/members/:handle/properties',
  'GET /api/listings/mine',
];

/** Queries to invalidate after each mutation, whichever page made it. Doesn't import schemas, because every page loads this file. */
export const STALE_AFTER: { readonly [Key in EndpointKey]?: readonly EndpointKey[] } = {
  'POST /api/articles': ARTICLE_LISTS,
  'PUT /api/articles/:id': ARTICLE_LISTS,
  'POST /api/articles/:id/state': ARTICLE_LISTS,
  'PUT /api/articles/:id/pin': ARTICLE_LISTS,
  'POST /api/articles/:id/restore': ARTICLE_LISTS,
  'POST /api/forms': FORM_LISTS,
  'PUT /api/forms/:id': FORM_LISTS,
  'POST /api/forms/:id/publish': FORM_LISTS,
  'POST /api/forms/:id/close': FORM_LISTS,
  'POST /api/forms/:id/duplicate': FORM_LISTS,
  'POST /api/forms/import': FORM_LISTS,
  'PUT /api/users/me': MEMBER_LISTS,
  'POST /api/roles': MEMBER_LISTS,
  'DELETE /api/roles/:roleId': MEMBER_LISTS,
  'POST /api/properties': PROPERTY_LISTS,
  'PUT /api/properties/:id': PROPERTY_LISTS,
  'PUT /api/properties/:id/presentation': PROPERTY_LISTS,
  'DELETE /api/properties/:id': PROPERTY_LISTS,
  'POST /api/properties/import': PROPERTY_LISTS,
  'POST /api/properties/:id/listings': PROPERTY_LISTS,
};

import { endpointQuery } from '@boardwalk/kit';

/** A published page. The screen shows a failure itself. */
export function pageQuery(slug: string) {
  return endpointQuery('GET /api/docs/:slug', { params: { slug } }, { suppressErrors: true });
}

/** A page as its writers see it, published or not. */
export function anyPageQuery(slug: string) {
  return endpointQuery('GET /api/docs/all/:slug', { params: { slug } }, { suppressErrors: true });
}

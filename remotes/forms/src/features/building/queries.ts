import { endpointPages, endpointQuery } from '@boardwalk/kit';

/** All forms, last changed first. */
export const formPages = endpointPages('GET /api/forms/all', { query: { limit: 50 } }, { staleTime: 0 });

/** A form with all its settings, for the form builder. */
export const formQuery = (id: string) => ({
  ...endpointQuery('GET /api/forms/all/:id', { params: { id } }),
  staleTime: 0,
});

/** Published versions of a form, newest first. */
export const versionPages = (id: string) =>
  endpointPages('GET /api/forms/:id/versions', { params: { id }, query: { limit: 20 } }, { staleTime: 0 });

import { endpointPages, endpointQuery } from '@boardwalk/kit';

/** One's own application. */
export const submissionQuery = (id: string) => ({
  ...endpointQuery('GET /api/submissions/:id', { params: { id } }, { suppressErrors: true }),
  // Somebody waits for it to change.
  staleTime: 0,
});

/** The open forms, each with where the member stands. */
export const openFormsQuery = {
  ...endpointQuery('GET /api/forms', {}, { suppressErrors: true }),
  staleTime: 0,
};

/** A form to fill in. */
export const publishedFormQuery = (slug: string) => ({
  ...endpointQuery('GET /api/forms/:slug', { params: { slug } }, { suppressErrors: true }),
  staleTime: 0,
});

/** One's own applications, the one changed last first. */
export const ownSubmissionPages = endpointPages(
  'GET /api/submissions',
  { query: { limit: 20 } },
  { staleTime: 0 },
);

import { endpointPages, endpointQuery } from '@boardwalk/kit';

/** An application of the member. */
export const submissionQuery = (id: string) => ({
  ...endpointQuery('GET /api/submissions/:id', { params: { id } }),
  // The member is waiting for changes.
  staleTime: 0,
});

/** The open forms, each with the member's status. */
export const openFormsQuery = {
  ...endpointQuery('GET /api/forms', {}),
  staleTime: 0,
};

/** A form to fill in. */
export const publishedFormQuery = (slug: string) => ({
  ...endpointQuery('GET /api/forms/:slug', { params: { slug } }),
  staleTime: 0,
});

/** The member's applications, last changed first. */
export const ownSubmissionPages = endpointPages(
  'GET /api/submissions',
  { query: { limit: 20 } },
  { staleTime: 0 },
);

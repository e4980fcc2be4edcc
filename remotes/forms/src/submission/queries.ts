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

/** Messages between the applicant and the team. */
export const messagePages = (id: string) =>
  endpointPages(
    'GET /api/submissions/:id/messages',
    { params: { id }, query: { limit: 100 } },
    { staleTime: 0 },
  );

/** Interview slots that the applicant can book. */
export const bookableSlotsQuery = (id: string) => ({
  ...endpointQuery('GET /api/submissions/:id/interview-slots', { params: { id } }),
  staleTime: 0,
});

/** The member's linked accounts. They change on another page or in another tab, while the form waits for it. */
export const identitiesQuery = {
  ...endpointQuery('GET /api/identities', {}),
  staleTime: 0,
  refetchOnWindowFocus: true,
};

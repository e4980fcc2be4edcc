import type { Form, FormChange, FormFile } from '@boardwalk/contracts';
import { call, endpointPages, endpointQuery } from '@boardwalk/kit';

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

/** Creates a form. @throws RequestError */
export const createForm = (title: string) => call('POST /api/forms', { body: { title } });

/** Changes a form. @throws RequestError */
export const changeForm = (id: string, change: FormChange) =>
  call('PUT /api/forms/:id', { params: { id }, body: change });

/** Publishes the fields as a new version. */
export const publishForm = ({ id, version }: Form) =>
  call('POST /api/forms/:id/publish', { params: { id }, body: { version } });

/** Closes the form for new applications. */
export const closeForm = ({ id, version }: Form) =>
  call('POST /api/forms/:id/close', { params: { id }, body: { version } });

/** Creates a draft with the same fields and settings. */
export const duplicateForm = (id: string) => call('POST /api/forms/:id/duplicate', { params: { id } });

/** Exports a form as a file. */
export const exportForm = (id: string) => call('GET /api/forms/:id/export', { params: { id } });

/** Creates a draft from a file. @throws RequestError */
export const importForm = (file: FormFile) => call('POST /api/forms/import', { body: file });

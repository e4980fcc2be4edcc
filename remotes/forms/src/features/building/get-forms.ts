import type { Form, FormChange, FormFile } from '@boardwalk/contracts';
import { call, endpointPages, endpointQuery } from '@boardwalk/kit';

/** Every form, the one changed last first. */
export const formPages = endpointPages('GET /api/forms/all', { query: { limit: 50 } }, { staleTime: 0 });

/** A form as it is being built. */
export const formQuery = (id: string) => ({
  ...endpointQuery('GET /api/forms/all/:id', { params: { id } }, { suppressErrors: true }),
  staleTime: 0,
});

/** The published versions of a form, newest first. */
export const versionPages = (id: string) =>
  endpointPages('GET /api/forms/:id/versions', { params: { id }, query: { limit: 20 } }, { staleTime: 0 });

/** Begins a form. @throws RequestError */
export const createForm = (title: string) =>
  call('POST /api/forms', { body: { title } }, { suppressErrors: true });

/** Changes a form. @throws RequestError */
export const changeForm = (id: string, change: FormChange) =>
  call('PUT /api/forms/:id', { params: { id }, body: change }, { suppressErrors: true });

/** Publishes the fields as a new version. */
export const publishForm = ({ id, version }: Form) =>
  call('POST /api/forms/:id/publish', { params: { id }, body: { version } });

/** Takes no new applications. */
export const closeForm = ({ id, version }: Form) =>
  call('POST /api/forms/:id/close', { params: { id }, body: { version } });

/** Makes a draft with the same fields and settings. */
export const duplicateForm = (id: string) => call('POST /api/forms/:id/duplicate', { params: { id } });

/** A form as a file. */
export const exportForm = (id: string) => call('GET /api/forms/:id/export', { params: { id } });

/** Makes a draft of a file. @throws RequestError */
export const importForm = (file: FormFile) =>
  call('POST /api/forms/import', { body: file }, { suppressErrors: true });

import type { Answers, Submission, SubmissionFile } from '@boardwalk/contracts';
import { call, readTextFile, upload } from '@boardwalk/kit';

/** Creates a draft, or returns the open one. @throws RequestError */
export const beginSubmission = (slug: string) =>
  call('POST /api/forms/:slug/submissions', { params: { slug } });

/** Saves the answers of a draft. @throws RequestError */
export const saveAnswers = (id: string, answers: Answers, version: number) =>
  call('PUT /api/submissions/:id/answers', { params: { id }, body: { answers, version } });

/** Submits the application. @throws RequestError with the rejected fields */
export const submitAnswers = (id: string, answers: Answers, version: number) =>
  call('POST /api/submissions/:id/submit', { params: { id }, body: { answers, version } });

/** Removes a draft with its files. */
export const discardDraft = ({ id }: Submission) => call('DELETE /api/submissions/:id', { params: { id } });

/** Withdraws the application. */
export const withdraw = ({ id, version }: Submission) =>
  call('POST /api/submissions/:id/withdraw', { params: { id }, body: { version } });

/** Appeals against a denial. @throws RequestError */
export const appeal = ({ id, version }: Submission, text: string) =>
  call('POST /api/submissions/:id/appeal', { params: { id }, body: { text, version } });

/** Uploads a file for a field. Text files are converted to UTF-8. @throws RequestError */
export async function addFile(
  id: string,
  field: string,
  file: File,
  onProgress: (share: number) => void,
): Promise<SubmissionFile> {
  const query = new URLSearchParams({ field, name: file.name });
  return upload(`/api/submissions/${id}/files?${query}`, await inUtf8(file), {
    endpoint: 'POST /api/submissions/:id/files',
    onProgress,
  });
}

async function inUtf8(file: File): Promise<File> {
  if (file.type !== 'text/plain') return file;
  const { text, encoding } = await readTextFile(file);
  return encoding === 'utf-8' ? file : new File([text], file.name, { type: file.type });
}

/** Removes a file from a draft. */
export const removeFile = (id: string, fileId: string) =>
  call('DELETE /api/submissions/:id/files/:fileId', { params: { id, fileId } });

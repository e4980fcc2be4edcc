import type { SubmissionFile } from '@boardwalk/contracts';
import { download, errorMessage, notice, readTextFile, saveAs, upload } from '@boardwalk/kit';

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

/** Downloads a file of an application under its name. */
export async function saveFile(submissionId: string, { id, name }: SubmissionFile): Promise<void> {
  try {
    saveAs(await download(`/api/submissions/${submissionId}/files/${id}`), name);
  } catch (error) {
    notice.error(errorMessage(error));
  }
}

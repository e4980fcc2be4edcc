import type { SubmissionFile } from '@boardwalk/contracts';
import { download, errorMessage, notice, saveAs } from '@boardwalk/kit';

/** Downloads a file of an application under its name. */
export async function saveFile(submissionId: string, { id, name }: SubmissionFile): Promise<void> {
  try {
    saveAs(await download(`/api/submissions/${submissionId}/files/${id}`), name);
  } catch (error) {
    notice.error(errorMessage(error));
  }
}

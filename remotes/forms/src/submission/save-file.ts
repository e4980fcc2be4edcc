import type { SubmissionFile } from '@boardwalk/contracts';
import { download, errorMessage, notice, saveAs } from '@boardwalk/kit';

/** Hands a file of an application to the browser, to be saved under its name. */
export async function saveFile(submissionId: string, { id, name }: SubmissionFile): Promise<void> {
  try {
    saveAs(await download(`/api/submissions/${submissionId}/files/${id}`), name);
  } catch (error) {
    notice.error(errorMessage(error));
  }
}

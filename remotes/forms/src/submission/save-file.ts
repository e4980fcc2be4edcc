import type { SubmissionFile } from '@boardwalk/contracts';
import { download, errorMessage, notice } from '@boardwalk/kit';

/** Hands a file of an application to the browser, to be saved under its name. */
export async function saveFile(submissionId: string, { id, name }: SubmissionFile): Promise<void> {
  try {
    const bytes = await download(`/api/submissions/${submissionId}/files/${id}`);
    const address = URL.createObjectURL(bytes);
    const link = document.createElement('a');
    link.href = address;
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(address), 60_000);
  } catch (error) {
    notice.error(errorMessage(error));
  }
}

import type { LinkedAccount, SubmissionFile } from '@boardwalk/contracts';

/** Data of the application that some fields need. */
export interface FieldSource {
  /** Uploaded files. */
  files: readonly SubmissionFile[];
  /** Uploads a file; null in a preview. @throws RequestError */
  addFile:
    | ((field: string, file: File, onProgress: (share: number) => void) => Promise<SubmissionFile>)
    | null;
  removeFile: (id: string) => Promise<void>;
  /** The member's linked external accounts. */
  linked: readonly LinkedAccount[];
  /** Error of loading them; otherwise null. */
  linkedError: Error | null;
  reloadLinked: () => void;
}

/** For a preview of a form. */
export const PREVIEW: FieldSource = {
  files: [],
  addFile: null,
  removeFile: async () => {},
  linked: [],
  linkedError: null,
  reloadLinked: () => {},
};

import type { LinkedAccount, SubmissionFile } from '@boardwalk/contracts';

/** What some fields need of the application that they belong to. */
export interface FieldSource {
  /** The files that were uploaded. */
  files: readonly SubmissionFile[];
  /** Sends a file; null in a preview. @throws RequestError */
  addFile:
    | ((field: string, file: File, onProgress: (share: number) => void) => Promise<SubmissionFile>)
    | null;
  removeFile: (id: string) => Promise<void>;
  /** The accounts elsewhere that the member has linked. */
  linked: readonly LinkedAccount[];
}

/** Of a form that is only looked at. */
export const PREVIEW: FieldSource = {
  files: [],
  addFile: null,
  removeFile: async () => {},
  linked: [],
};

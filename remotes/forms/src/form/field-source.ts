import type { IdentityProvider, SubmissionFile } from '@boardwalk/contracts';

/** What some fields need of the application that they belong to. */
export interface FieldSource {
  /** The files that were uploaded. */
  files: readonly SubmissionFile[];
  /** Sends a file; null in a preview. @throws RequestError */
  addFile:
    | ((field: string, file: File, onProgress: (share: number) => void) => Promise<SubmissionFile>)
    | null;
  removeFile: (id: string) => Promise<void>;
  /** The name of the account that the member has linked with a provider; undefined without one. */
  linked: (provider: IdentityProvider) => string | undefined;
}

/** Of a form that is only looked at. */
export const PREVIEW: FieldSource = {
  files: [],
  addFile: null,
  removeFile: async () => {},
  linked: () => undefined,
};

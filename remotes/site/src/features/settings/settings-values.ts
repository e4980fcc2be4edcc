import type { SiteSettings } from '@boardwalk/contracts';
import type { UseFormReturn } from '@boardwalk/kit';

/** Values of the form. Its fields have the same paths as in the server's errors. */
export interface SettingsValues {
  settings: SiteSettings;
  note: string;
}

/** The form, as passed to its parts. */
export type SettingsFormApi = UseFormReturn<SettingsValues>;

export interface PartProps {
  form: SettingsFormApi;
}

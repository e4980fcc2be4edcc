import type { SiteSettings } from '@boardwalk/contracts';
import type { UseFormReturn } from '@boardwalk/kit';

/** What the form holds. Its fields have the paths that the server names. */
export interface SettingsValues {
  settings: SiteSettings;
  note: string;
}

/** The form, as its parts are given it. */
export type SettingsFormApi = UseFormReturn<SettingsValues>;

export interface PartProps {
  form: SettingsFormApi;
}

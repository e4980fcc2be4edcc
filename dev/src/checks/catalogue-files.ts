import { globSync } from 'node:fs';
import { ROOT } from '@boardwalk/build/workspace';

const CATALOGUES =
  '{shell,shared/{kit,rich-text,server},remotes/*}/src/{,notifications/,account/,search/dialog/,i18n/,texts/,forms/field-messages/,features/*/}locales/*.po';

/** Returns all catalogues of this checkout, as paths from the root. */
export const catalogueFiles = (): string[] => globSync(CATALOGUES, { cwd: ROOT });

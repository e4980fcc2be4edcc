import { globSync } from 'node:fs';
import { ROOT } from '@boardwalk/build/workspace';

const CATALOGUES =
  '{shell,shared/{kit,rich-text},remotes/*}/src/{,notifications/,account/,search/dialog/,i18n/,features/*/}locales/{en,de}.po';

/** Returns all catalogues of this checkout, as paths from the root. */
export const catalogueFiles = (): string[] => globSync(CATALOGUES, { cwd: ROOT });

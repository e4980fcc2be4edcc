import { runCommand } from '@boardwalk/build/command';
import { ROOT } from '@boardwalk/build/workspace';
import { extractMessages, missingTranslations } from '@boardwalk/cli/extract-messages';
import { catalogueFiles } from '../checks/catalogue-files.ts';

/** Extracts the messages of every package into its catalogues, and lists those that lack translations. */
await runCommand(async () => {
  extractMessages(ROOT);
  for (const line of missingTranslations(ROOT, catalogueFiles().sort())) console.info(line);
});

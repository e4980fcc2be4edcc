import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SETTINGS_PAGE, settingsReference } from '../reference/settings-reference.ts';
import { ROOT } from '../workspace/folders.ts';

writeFileSync(join(ROOT, SETTINGS_PAGE), await settingsReference());
console.info(`✓ ${SETTINGS_PAGE}`);

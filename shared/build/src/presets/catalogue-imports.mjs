import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';

/** The import of a catalogue by its language. */
const BY_LANGUAGE = /import\(`([./\w-]+)\/\$\{language\}\.po`\)/g;

/**
 * Writes the import of a catalogue by its language as one import for each language. The bundler would need its run time to choose the file, and the
 * next bundler could not follow it.
 */
export default function catalogueImports(source) {
  return source.replace(BY_LANGUAGE, (_, folder) => {
    const files = readdirSync(join(this.context, folder)).filter((file) => file.endsWith('.po'));
    const loads = files.map((file) => `${basename(file, '.po')}: () => import('${folder}/${file}')`);
    return `({ ${loads.join(', ')} })[language]()`;
  });
}

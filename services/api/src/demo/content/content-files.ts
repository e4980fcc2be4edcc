const FOLDER = '../../../demo/';
/** Text of each file of `services/api/demo`. The bundler includes the files, so the patterns must be literals. */
const TEXTS = import.meta.glob<string>(['../../../demo/**/*.json', '../../../demo/**/*.md'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Returns the text of a file. @param file path in `services/api/demo`. */
export function contentOf(file: string): string {
  const text = TEXTS[FOLDER + file];
  if (text === undefined) throw new Error(`services/api/demo has no file ${file}.`);
  return text;
}

/** Returns the paths of the files in a folder, without its subfolders, sorted by name: `2-…` comes before `10-…`. */
export function filesIn(folder: string): string[] {
  const prefix = `${FOLDER}${folder}/`;
  return Object.keys(TEXTS)
    .filter((path) => path.startsWith(prefix) && !path.slice(prefix.length).includes('/'))
    .map((path) => path.slice(FOLDER.length))
    .sort((one, other) => one.localeCompare(other, 'en', { numeric: true }));
}

/** Returns the name of a file without its number and ending: `joining` for `docs/1-joining.md`. */
export function slugOfFile(file: string): string {
  return file
    .replace(/^.*\//, '')
    .replace(/^\d+-/, '')
    .replace(/\.\w+$/, '');
}

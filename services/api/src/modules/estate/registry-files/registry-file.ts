import type { RegistryImport } from '@boardwalk/contracts';
import { CsvError, parse } from 'csv-parse/sync';

/** Columns of a registry file, in the order of the export. */
export const REGISTRY_COLUMNS = [
  'code',
  'title',
  'type',
  'district',
  'address',
  'x',
  'y',
  'guide_price',
  'garage',
  'rooms',
  'area',
  'owner',
  'description',
] as const;

export type FileProblem = RegistryImport['problems'][number];

/** Line of the file: its number in a spreadsheet, and its cells by column. */
export interface FileLine {
  line: number;
  cells: Record<string, string>;
}

/** Start of a text that a spreadsheet would run as a formula, including preceding apostrophes. */
const FORMULA = /^'*[=+\-@\t\r]/;

/** Returns a text as a cell that {@link readCell} restores. Formulas are escaped later, when the record is written. */
export function writtenCell(text: string): string {
  return text.startsWith("'") && FORMULA.test(text) ? `'${text}` : text;
}

/** Returns the text of a cell, without the apostrophe that the export or a person has put before a formula. */
function readCell(cell: string): string {
  const text = cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
  return text.replace(/\r\n?/g, '\n');
}

/** Returns the lines of a file; undefined when its first line doesn't name the columns. Columns may be in any order. */
export function readRegistryFile(csv: string): { lines: FileLine[]; problems: FileProblem[] } | undefined {
  const read = readRecords(csv);
  if ('problem' in read) return { lines: [], problems: [read.problem] };
  const [first = [], ...records] = read.records;
  const names = first.map((name) => name.trim().toLowerCase());
  if ([...names].sort().join() !== [...REGISTRY_COLUMNS].sort().join()) return undefined;
  const lines: FileLine[] = [];
  const problems: FileProblem[] = [];
  for (const [at, record] of records.entries()) {
    const line = at + 2 + read.above;
    if (record.every((cell) => cell.trim() === '')) continue;
    if (record.length === names.length)
      lines.push({
        line,
        cells: Object.fromEntries(names.map((name, n) => [name, readCell(record[n] ?? '')])),
      });
    else
      problems.push({
        line,
        column: null,
        message: `This line has ${record.length} cells instead of ${names.length}.`,
      });
  }
  return { lines, problems };
}

function readRecords(csv: string): { records: string[][]; above: number } | { problem: FileProblem } {
  // Excel writes its delimiter into a separate first line.
  const [separated, named] = /^\uFEFF?sep=(.)\r?\n?/.exec(csv) ?? [''];
  const table = csv.slice(separated.length);
  const delimiter = named ?? delimiterOf(table.slice(0, table.search(/[\r\n]|$/)));
  try {
    const records = parse(table, { bom: true, delimiter, relaxColumnCount: true });
    return { records, above: separated === '' ? 0 : 1 };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = typeof error.lines === 'number' ? error.lines : 1;
    return { problem: { line, column: null, message: 'The quotation marks in this line don’t match.' } };
  }
}

/** Returns the most frequent candidate between the names of the columns. Spreadsheets write a semicolon where numbers have a decimal comma. */
function delimiterOf(head: string): string {
  const counts = [',', ';', '\t'].map((sign) => ({ sign, count: head.split(sign).length }));
  return counts.toSorted((a, b) => b.count - a.count)[0]?.sign ?? ',';
}

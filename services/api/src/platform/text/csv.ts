/** What a spreadsheet takes for the beginning of a formula, in full width as well. */
const FORMULA = /^[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/;

/** What a file begins with, so that spreadsheets read it as UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** One record as RFC 4180 has it. Cells that would be taken for formulas begin with an apostrophe, which spreadsheets don't show. */
export function csvRecord(cells: readonly (string | null)[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

function csvCell(text: string | null): string {
  const safe = text === null ? '' : FORMULA.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** One line of the table. */
export interface Row {
  id: string;
  goal: string;
  figure: string;
  /** Spread of the runs, or the counted values. */
  spread?: string;
  /** Undefined for goals that aren't measured here. */
  met?: boolean;
  /** Count in bytes or in pages of the database. A known miss must not exceed its limit. */
  counted?: number;
  /** Tables with a sequential scan, separated by commas. */
  reads?: string;
  /** The goal is missed, and not worse than in `known-misses.ts`. */
  known?: boolean;
  /** Cause of a missed goal, if it is known. Printed only for missed goals. */
  why?: string;
  /** The measurement is older than its limits in `results.ts`. */
  stale?: boolean;
}

const VERDICTS = { true: 'met', false: 'NOT met', undefined: '–' } as const;
const verdict = ({ met, known, stale }: Row) =>
  `${VERDICTS[`${met}`]}${known ? ', known' : ''}${stale ? ', stale' : ''}`;

/** Sorts rows by the number of their goal; rows of one goal retain their order. */
export const inOrder = (rows: readonly Row[]): Row[] =>
  rows.toSorted((one, other) => numberOf(one.id) - numberOf(other.id));
const numberOf = (id: string) => Number(/\d+/.exec(id)?.[0] ?? 0);

/** Formats the table for a terminal. */
export function asText(rows: readonly Row[]): string {
  const cells = rows.map((row) => [row.id, row.goal, row.figure, row.spread ?? '', verdict(row)]);
  const all = [['id', 'goal', 'figure', 'spread', 'verdict'], ...cells];
  const widths = [0, 1, 2, 3, 4].map((at) => Math.max(...all.map((line) => line[at]?.length ?? 0)));
  return all
    .map((line) =>
      line
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** Formats the table as Markdown. */
export function asMarkdown(rows: readonly Row[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [
    line(['id', 'goal', 'figure', 'spread', 'verdict']),
    line(['--', '--', '--', '--', '--']),
    ...rows.map((row) => line([row.id, row.goal, row.figure, row.spread ?? '', verdict(row)])),
  ].join('\n');
}

/** Lists the missed goals by their causes. */
export function reasonsOf(rows: readonly Row[]): string {
  const missed = rows.filter(({ met }) => met === false);
  return [...Map.groupBy(missed, ({ id, why }) => `${id} ${why}`).values()]
    .map((group) => {
      const goals = group.map(({ goal, figure }) => `${goal}: ${figure}`).join('; ');
      return `- **${group[0]?.id}**, ${goals}. ${group[0]?.why ?? 'The cause is not known.'}`;
    })
    .join('\n');
}

/** Formats bytes in the unit of the goals, with 1024 bytes each. */
export const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;

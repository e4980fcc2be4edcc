/** One line of the table. */
export interface Row {
  id: string;
  goal: string;
  figure: string;
  /** How far the runs lay apart, or what was counted. */
  spread?: string;
  /** Undefined for what isn't measured here. */
  met?: boolean;
  /** What is counted, in bytes or in pages of the database. A known miss is held to it. */
  counted?: number;
  /** Tables that the database read from one end to the other, with commas between them. */
  reads?: string;
  /** It is missed, and no worse than was written down. See `known-misses.ts`. */
  known?: boolean;
  /** What keeps it from being met, as far as that is understood. Told when it isn't. */
  why?: string;
}

const VERDICTS = { true: 'met', false: 'NOT met', undefined: '–' } as const;
const verdict = ({ met, known }: Row) => `${VERDICTS[`${met}`]}${known ? ', known' : ''}`;

/** Rows by the number of their goal; those of one goal stay as they came. */
export const inOrder = (rows: readonly Row[]): Row[] =>
  rows.toSorted((one, other) => numberOf(one.id) - numberOf(other.id));
const numberOf = (id: string) => Number(/\d+/.exec(id)?.[0] ?? 0);

/** The table as text for a terminal. */
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

/** The same for a document. */
export function asMarkdown(rows: readonly Row[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [
    line(['id', 'goal', 'figure', 'spread', 'verdict']),
    line(['--', '--', '--', '--', '--']),
    ...rows.map((row) => line([row.id, row.goal, row.figure, row.spread ?? '', verdict(row)])),
  ].join('\n');
}

/** What isn't met, each with why; nothing when all is. */
export function reasonsOf(rows: readonly Row[]): string {
  return rows
    .filter(({ met }) => met === false)
    .map(({ id, goal, figure, why }) => `- **${id}**, ${goal}: ${figure}. ${why ?? 'Why is not known.'}`)
    .join('\n');
}

/** Bytes in the unit of the goals, 1024 each. */
export const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;

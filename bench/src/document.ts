import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { cpus, loadavg, release, totalmem, type } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '@boardwalk/build/workspace';
import { asMarkdown, type Row, reasonsOf } from './row.ts';

interface Made {
  rows: readonly Row[];
  browser: string;
  /** Sentence about the runs that produced the rows. */
  madeBy: string;
  /** Load of the machine before the run, for each core. */
  busy: number;
}

/** Returns the current load of the machine, in running processes for each core. */
export const loadOfMachine = (): number => (loadavg()[0] ?? 0) / cpus().length;

/** Writes the results to `docs/benchmarks.md`, with the runs that produced them. */
export function writeBenchmarks({ rows, browser, madeBy, busy }: Made): void {
  const machine = `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown processor'}, ${Math.round(totalmem() / 2 ** 30)} GB, ${type()} ${release()}`;
  const file = join(ROOT, 'docs/benchmarks.md');
  writeFileSync(
    file,
    `# Benchmarks

${madeBy}
Machine: ${machine}. Node ${process.versions.node}, Chromium ${browser}.
${busy > 1 ? `\nThe machine was busy with other things (load ${busy.toFixed(1)} for each core): take times, and ratios of times, as provisional.\n` : ''}
${asMarkdown(rows)}

## What isn't met, and why

${reasonsOf(rows) || 'Nothing.'}

## How to read it

Rows with ● are counted, not timed: they come out the same on every machine, and \`npm run bench -- --gate\` checks them; the journeys
check those of P7. KB are 1024 bytes as they
travel, packed, with the heads of the answers.

**The twin** is the same shell, kit and remotes built as one application that the browser draws
(\`shared/build/src/presets/twin.ts\`): no federation, no release set to prove, and without unused parts of the kit. It is given what a careful application
of one piece has: each section is a part of its own, and the one that an address needs is preloaded. Both are served by one process in front of one gateway and one API, so
that they have the same headers and the same way.

Times are medians of visits in turns, each in a new browser context: processor 4 × slower, 9 Mbit/s, 100 ms. "Interactive" is when React holds both the frame's
buttons and the page's heading. The spread is half of what the middle half of the runs covers.

"Serial depth" counts who asked for whom, as the browser's debugger tells it, across promises: documents, scripts, styles and data; not
pictures, fonts, reports and open connections. A request that waits for another one's answer without its script being in between is seen as parallel.

**Lighthouse** is the real one, with the settings for a phone that it comes with: it reckons from a fast visit what a slow phone would have
seen, and each look has a browser of its own.

**CLS** comes from web-vitals in the journeys of \`e2e/specs/architecture/vitals.spec.ts\`, on a site of their own, with data and the code of pages
held back for 0.7 s: whatever can be pushed away is. Which pages the browser keeps for "back" is told by
\`e2e/specs/architecture/back-forward.spec.ts\`; pages that aren't there (404) it never keeps.

**INP** comes from web-vitals on one walk of a member through both: theme, menus, search, links and typing, the processor 4 × slower.

**Development** happens in a copy of the checkout in which nothing has been built. The edit is made while a form of the same remote is half
filled in; its time ends when the new words are on the page.

What a visitor fetches only by using the page (what opens over it, see
[0017](decisions/0017-first-page-load.md)) is not in the bytes of a visit.
`,
  );
  // The repository's format check would widen the table's columns.
  spawnSync('biome', ['format', '--write', file]);
}

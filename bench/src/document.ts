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

## First file of every page

![The first file of every page by package](pictures/bundle.svg)

Areas are bytes after minification. The site's own code is orange.

## How to read it

Rows with ● are counted, not timed: they are the same on every machine, and \`npm run bench -- --gate\` checks them; the journeys
check those of P7. KB are 1024 bytes as transferred: compressed, with response headers.

**The twin** is the same shell, kit and remotes built as one application that the browser renders
(\`shared/build/src/presets/twin.ts\`): no federation, no signed release set, and without unused parts of the kit. It is built as a careful monolithic
application would be: each area is a lazy part, and the one of the requested page is preloaded. One process serves both, in front of one gateway and one API, so
that they have the same headers and the same latency.

Times are medians of alternating visits, each in a new browser context: processor 4 × slower, 9 Mbit/s, 100 ms. A page is interactive when React has hydrated the
buttons of its frame and its heading. The spread is half of the interquartile range.

"Serial depth" is the longest chain of requests that depend on each other, as the browser's debugger reports them, across promises: documents, scripts, styles and data; not
pictures, fonts, reports and open connections. A request that waits for the response of another one without a script in between counts as parallel.

**Lighthouse** runs with its own settings for phones: from a fast visit it computes what a slow phone would have shown. Each run has its own browser.

**CLS** is measured with web-vitals in the journeys of \`e2e/specs/architecture/vitals.spec.ts\`, on a separate site, with data and scripts
delayed by 0.7 s, so that everything that can shift does. \`e2e/specs/architecture/back-forward.spec.ts\` tests which pages the browser restores from its back/forward
cache; it never stores missing pages (404).

**INP** is measured with web-vitals on one walk of a member through both: theme, menus, search, links and typing, the processor 4 × slower.

**Development** is measured in a copy of the checkout in which nothing has been built. The edit is made while a form of the same remote is half
filled in; its time ends when the new text is on the page.

Bytes that are loaded only when a visitor uses the page (dialogs and menus, see
[0017](decisions/0017-first-page-load.md)) aren't part of the bytes of a visit.
`,
  );
  // The repository's format check would widen the table's columns.
  spawnSync('biome', ['format', '--write', file]);
}

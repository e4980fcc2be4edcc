import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { cpus, loadavg, release, totalmem, type } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '@boardwalk/build/workspace';
import { describeRun, isStale, type MeasuredSection } from './results.ts';
import { asMarkdown, inOrder, type Row, reasonsOf } from './row.ts';

/** Returns the current load of the machine, in running processes for each core. */
export const loadOfMachine = (): number => (loadavg()[0] ?? 0) / cpus().length;

/** Returns processors, memory and system of this machine. */
export const machineName = (): string =>
  `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown processor'}, ${Math.round(totalmem() / 2 ** 30)} GB, ${type()} ${release()}`;

/** Writes all stored results to `docs/benchmarks.md`, with the runs that produced them. @param sections in the order of their measurement. */
export function writeBenchmarks(sections: readonly (readonly [name: string, of: MeasuredSection])[]): void {
  const today = new Date().toISOString().slice(0, 10);
  const rows = inOrder(
    sections.flatMap(([, section]) => {
      const stale = isStale(section, today);
      return section.rows.map((row): Row => (stale ? { ...row, stale } : row));
    }),
  );
  const runs = Map.groupBy(sections, ([, { command, commit }]) => `${command} ${commit}`);
  const descriptions = [...runs.values()].flatMap((group) => {
    const [first] = group;
    return first
      ? [
          `- ${describeRun(
            first[1],
            group.map(([name]) => name),
          )}`,
        ]
      : [];
  });
  const file = join(ROOT, 'docs/benchmarks.md');
  writeFileSync(
    file,
    `# Benchmarks

Written by \`npm run bench\` from \`docs/benchmarks.json\`. Rows are stale when they are older than 14 days or 100 commits. Sections and their last runs:

${descriptions.join('\n')}

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

**Script time and main-thread time** (P14) are the sums of the browser's debugger from the navigation until the main thread has had no long task for 1.5 s, the
processor 4 × slower, in the window of a phone. The section \`page-time\` reports them for each page, with its long tasks (50 ms or more) and the elements of its document.

**Limits** (P1, section \`limits\`): each page is compared with what no code of the site can improve, that is network and parser alone. The first limit is the same
document without its scripts; the second is an empty page that transfers the document and the same script files without running them. The times of both are
ratios, 1.00 × being the limit. "Interactive" is compared with the transfer of the document and then of its scripts over an open connection.

**HTML** (P14, section \`html\`) is measured at the servers: the processor time that gateway, renderer and API together use for a page, as the system counts it.
"From memory" is the least of many rounds in which the gateway sends the same rendering; "rendered" is the first request after the rendering has expired.

**Another commit**: \`npm run bench -- --against=REF\` builds it in a folder of its own, visits both sites in turns (\`--runs=N\` times each), and lists the modules whose
self time differs most: code of the shell by its source, code of remotes by its file. If one commit has no source maps, both are compared by file. It also measures
interactions, by the role and name of their elements; those that one commit lacks are skipped and named. For the five slowest it prints input delay, processing
and presentation, and the scripts of frames longer than 50 ms. With \`--pages=/terms,/docs\` it measures these pages only, in minutes.

**Pictures**: \`npm run bench -- --against=REF --pictures\` compares pictures of all pages of the journeys (\`e2e/fixtures/places.ts\`), 390 and 1280 pixels wide, light and dark.
For each page that differs, \`.build/pictures\` contains the picture before, the one after, and one with the differences marked; \`list.md\` there has the share of different pixels,
also while the comparison runs. Times are hidden, because both demo communities have their own.

**CLS** is measured with web-vitals in the journeys of \`e2e/specs/architecture/vitals.spec.ts\`, on a separate site, with data and scripts
delayed by 0.7 s, so that everything that can shift does. \`e2e/specs/architecture/back-forward.spec.ts\` tests which pages the browser restores from its back/forward
cache; it never stores missing pages (404).

**INP** is measured with web-vitals on one walk of a member through both: theme, menus, search, links and typing, the processor 4 × slower.

**Development** is measured in a copy of the checkout in which nothing has been built. The edit is made while a form of the same remote is half
filled in; its time ends when the new text is on the page.

Bytes that are loaded only when a visitor uses the page (dialogs and menus, see
[0017](decisions/0017-first-page-load.md)) aren't part of the bytes of a visit.

**Bytes of each page** are compared with the accepted ones in [page-bytes.md](developers/page-bytes.md). A visit ends when the page is interactive and waits for nothing more; idle
tasks don't run, and prefetches for other pages don't count. The visit is repeated until two in a row load the same scripts
([0085](decisions/0085-comparable-visits.md)).
`,
  );
  // The repository's format check would widen the table's columns.
  spawnSync('biome', ['format', '--write', file]);
}

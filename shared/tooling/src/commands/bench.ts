import { readBenchArguments } from '../bench/arguments.ts';
import { openBrowser, signIn } from '../bench/browser.ts';
import { buildTwin } from '../bench/build-twin.ts';
import { writeBenchmarks } from '../bench/document.ts';
import type { Bench } from '../bench/measure/bench.ts';
import { asText, inOrder, type Row } from '../bench/row.ts';
import { SECTIONS, type Section } from '../bench/sections.ts';
import { startBoth } from '../bench/start-both.ts';
import { buildApart } from '../build/build-apart.ts';
import { PlainError, UsageError } from './plain-error.ts';
import { runCommand } from './run-command.ts';

const given = process.argv.slice(2);
const say = (line: string) => console.info(`  ${line}`);

await runCommand(async () => {
  const names = SECTIONS.map(({ name }) => name);
  const { gate, runs, only } = readBenchArguments(given, names);
  const sections = SECTIONS.filter((one) => (!gate || one.gate) && (only?.includes(one.name) ?? true));
  if (sections.length === 0) throw new UsageError('None of these sections is counted: leave --gate away.');
  buildApart();
  if (sections.some(({ twin }) => twin)) await buildTwin();
  const both = await startBoth();
  const browser = await openBrowser(say).catch(async (error: unknown) => {
    await both.stop();
    throw error;
  });
  try {
    const kept = new Map<string, Promise<object>>();
    const session = (account = 'member') => {
      const known = kept.get(account) ?? signIn(browser, both.origin, account);
      kept.set(account, known);
      return known;
    };
    const measured = await measureAll(sections, { ...both, browser, gate, runs, session });
    const whole = !gate && !only;
    const rows = inOrder(measured);
    console.info(`\n${asText(rows)}\n`);
    if (whole) {
      const command = ['npm run bench', ...(given.length > 0 ? ['--', ...given] : [])].join(' ');
      writeBenchmarks({ rows, browser: browser.version(), command });
      say('written to docs/benchmarks.md');
    }
    const missed = rows.filter(({ id, met }) => id.endsWith('●') && met === false);
    if (gate && missed.length > 0) throw new PlainError(`${missed.length} of the counted goals are not met.`);
  } finally {
    await browser.close();
    await both.stop();
  }
});

/** What was measured before and comes after isn't lost with a section that failed. A gate takes it for a goal that isn't met. */
function failedRow(name: string, counted: true | undefined, error: unknown): Row {
  const figure = `failed: ${error instanceof Error ? error.message : String(error)}`;
  return {
    id: counted ? `${name} ●` : name,
    goal: 'it can be measured',
    figure: figure.split('\n')[0] ?? '',
    met: false,
  };
}

async function measureAll(sections: readonly Section[], at: Bench): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { name, gate: counted, measure } of sections) {
    say(`measuring ${name}`);
    rows.push(...(await measure(at).catch((error: unknown) => [failedRow(name, counted, error)])));
  }
  return rows;
}

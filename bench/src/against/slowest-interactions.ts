import type { FrameScript, InteractionCost } from './interaction-cost.ts';

const LISTED = 5;
const LISTED_SCRIPTS = 3;

/** Measurements of one interaction on both sites. */
export interface MeasuredInteraction {
  name: string;
  here: InteractionCost[];
  there: InteractionCost[];
}

/** Describes the five slowest interactions: on both sites the run of the median duration, its phases and the scripts of its long frames. */
export function describeSlowest(measured: readonly MeasuredInteraction[]): string {
  const lines = measured
    .map(({ name, here, there }) => ({ name, before: medianRun(there), after: medianRun(here) }))
    .toSorted((one, other) => longerDuration(other) - longerDuration(one))
    .slice(0, LISTED)
    .flatMap(({ name, before, after }) => [
      name,
      `  before  ${asText(before)}`,
      `  after   ${asText(after)}`,
    ]);
  return [
    'Slowest interactions: input delay + processing + presentation; scripts of long frames',
    ...lines,
  ].join('\n');
}

/** Returns the run of the median duration. */
function medianRun(costs: readonly InteractionCost[]): InteractionCost {
  const sorted = costs.toSorted((one, other) => one.duration - other.duration);
  const middle = sorted[Math.floor((sorted.length - 1) / 2)];
  if (!middle) throw new Error('The interaction was never measured.');
  return middle;
}

const longerDuration = ({ before, after }: Record<'before' | 'after', InteractionCost>) =>
  Math.max(before.duration, after.duration);

function asText({ duration, delay, processing, presentation, scripts }: InteractionCost): string {
  const phases = [delay, processing, presentation].map((ms) => ms.toFixed(0)).join(' + ');
  const longest = scripts
    .toSorted((one, other) => other.duration - one.duration)
    .slice(0, LISTED_SCRIPTS)
    .map(describeScript);
  return `${duration.toFixed(0)} ms = ${phases}; ${longest.join(', ') || 'no long frame'}`;
}

function describeScript({ url, name, duration }: FrameScript): string {
  const file = url.split('/').at(-1) || 'browser';
  return `${file}${name ? ` ${name}` : ''} ${duration.toFixed(0)} ms`;
}

import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';

/** A processor profile as the browser's debugger returns it. Lines and columns begin at 0, times are in microseconds. */
export interface CpuProfile {
  nodes: {
    id: number;
    callFrame: { functionName: string; url: string; lineNumber: number; columnNumber: number };
  }[];
  samples: number[];
  timeDeltas: number[];
}

/** Hash in the name of a file: the files of two builds are compared by the rest. */
const CONTENT_HASH = /\.[0-9a-f]{6,}(?=\.js$)/;

/** Pseudo functions without work. */
const IDLE = /^\((idle|root)\)$/;

/**
 * Sums the self time of each module, in milliseconds. Functions of a file with a source map count for the source of their first line, others for
 * their file without its hash, functions of the browser for their name.
 * @param mapOf returns the JSON of a file's source map, by the last part of its address.
 */
export function moduleTimes(
  { nodes, samples, timeDeltas }: CpuProfile,
  mapOf: (file: string) => string | undefined,
): Map<string, number> {
  const traces = new Map<string, TraceMap | undefined>();
  const traceOf = (file: string) => {
    if (!traces.has(file)) {
      const map = mapOf(file);
      traces.set(file, map === undefined ? undefined : new TraceMap(map));
    }
    return traces.get(file);
  };
  const names = new Map(
    nodes.map(({ id, callFrame: { functionName, url, lineNumber, columnNumber } }) => {
      if (url === '') return [id, functionName];
      const file = (URL.canParse(url) ? new URL(url).pathname : url).split('/').at(-1) ?? url;
      const trace = traceOf(file);
      const source =
        trace && originalPositionFor(trace, { line: lineNumber + 1, column: columnNumber }).source;
      return [id, source ? moduleName(source) : file.replace(CONTENT_HASH, '')];
    }),
  );
  const times = new Map<string, number>();
  // An interval lasts from the sample before it: the time of a sample is the next one.
  for (const [index, id] of samples.entries()) {
    const name = names.get(id) ?? '';
    if (IDLE.test(name)) continue;
    times.set(name, (times.get(name) ?? 0) + (timeDeltas[index + 1] ?? 0) / 1000);
  }
  return times;
}

/** Shortens a source of a build: to its package and file, or to its path in the checkout. */
export function moduleName(source: string): string {
  const [, inPackage] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+\/.*)$/.exec(source) ?? [];
  if (inPackage) return inPackage;
  const path = source.replace(/^\w+:\/\/[^/]*\//, '').replace(/^(\.\.?\/)+/, '');
  return path.startsWith('src/') ? `shell/${path}` : path;
}

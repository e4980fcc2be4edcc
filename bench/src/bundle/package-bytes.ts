import { eachMapping, TraceMap } from '@jridgewell/trace-mapping';

/** Share of a package in a file, in bytes after minification. */
export interface PackageBytes {
  name: string;
  bytes: number;
}

/** Packages that are parts of one library. */
const LIBRARIES: readonly (readonly [RegExp, string])[] = [
  [/^@emotion\//, 'Emotion'],
  [/^(@zag-js|@ark-ui|@internationalized|@floating-ui)\//, 'Ark UI'],
  [/^@module-federation\//, 'Module Federation'],
  [/^@lingui\//, 'Lingui'],
  [/^(react|scheduler)$/, 'react'],
];
/** Code of the bundler, which has no source. */
const RUNTIME = 'bundler';

/** Attributes each character of a minified file to the package of its source, by the file's source map. Largest first. */
export function packageBytes(code: string, map: string): PackageBytes[] {
  const trace = new TraceMap(map);
  const lines = code.split('\n');
  const sums = new Map<string, number>();
  const add = (name: string, text: string) => sums.set(name, (sums.get(name) ?? 0) + Buffer.byteLength(text));
  let line = 0;
  let column = 0;
  let name = RUNTIME;
  const advance = (toLine: number, toColumn: number) => {
    while (line < toLine) {
      add(name, `${lines[line]?.slice(column) ?? ''}\n`);
      name = RUNTIME;
      line += 1;
      column = 0;
    }
    add(name, lines[line]?.slice(column, toColumn) ?? '');
    column = toColumn;
  };
  eachMapping(trace, ({ generatedLine, generatedColumn, source }) => {
    advance(generatedLine - 1, generatedColumn);
    name = source === null ? RUNTIME : packageOf(source);
  });
  advance(lines.length - 1, lines.at(-1)?.length ?? 0);
  return [...sums]
    .map(([each, bytes]) => ({ name: each, bytes }))
    .filter(({ bytes }) => bytes > 0)
    .sort((one, other) => other.bytes - one.bytes);
}

/** Returns the package of a source: a library, or a folder of this checkout. */
export function packageOf(source: string): string {
  const inPackage = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(source)?.[1];
  if (inPackage) return LIBRARIES.find(([names]) => names.test(inPackage))?.[1] ?? inPackage;
  const shared = /shared\/([^/]+)\//.exec(source)?.[1];
  if (shared) return `@boardwalk/${shared}`;
  return /(^|\/)(shell\/)?src\//.test(source) ? 'shell' : RUNTIME;
}

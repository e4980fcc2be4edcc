import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '@boardwalk/build/workspace';

/** Sources that use the kit; the examples of earlier ones are preferred. */
const USERS = [
  'shared/kit/src/**/*.stories.tsx',
  'remotes/*/src/**/*.{ts,tsx}',
  'shell/src/**/*.{ts,tsx}',
  'shared/kit/src/**/*.{ts,tsx}',
];
/** Maximum number of lines of an example. */
const MAX_LINES = 32;
/** Number of lines of a good example: shorter ones show too little. */
const GOOD_LINES = 8;

/** Reads the sources that use the kit, without tests. */
export function readSources(): string[] {
  return USERS.flatMap((pattern) => globSync(pattern, { cwd: ROOT }).sort())
    .filter((file) => !/\.(test|factory)\./.test(file))
    .map((file) => readFileSync(join(ROOT, file), 'utf8'));
}

/** Returns a real use of an export: the one whose length is closest to a good one; undefined if none is short enough. */
export function exampleOf(name: string, sources: readonly string[]): string | undefined {
  const uses = /^[A-Z][a-z]/.test(name)
    ? (source: string) => [...elementsOf(source, name), ...elementsOf(source, `${name}.Root`)]
    : (source: string) => callsOf(source, name);
  const found = sources.flatMap(uses);
  const distance = (text: string) => Math.abs(text.split('\n').length - GOOD_LINES);
  return found
    .filter((text) => text.split('\n').length <= MAX_LINES)
    .sort((one, other) => distance(one) - distance(other))[0];
}

/** Returns the elements of a component. The formatter puts their ends at the indentation of their beginnings. */
function elementsOf(source: string, name: string): string[] {
  const end = (indent: string) => new RegExp(`^${indent}(</${name}>|/>|<${name}[^\\n]*(/>|</${name}>))`);
  const inline = [...source.matchAll(new RegExp(`<${name} [^<>\\n]*/>`, 'g'))].map(([text]) => text);
  return [...blocksOf(source, new RegExp(`^( *)<${name}[\\s>/]`, 'gm'), end), ...inline];
}

/** Returns the statements that call a function, or a method of a value. */
function callsOf(source: string, name: string): string[] {
  const begin = new RegExp(
    `^( *)(?!import|export \\{|\\*|(export )?(default )?(async )?function)[^\\n/*]*\\b${name}(\\.\\w+)?(<[^\\n]*>)?\\(`,
    'gm',
  );
  return blocksOf(source, begin, (indent) => new RegExp(`^${indent}([)}\\]]|\\S[^\\n]*[;,]$)`));
}

function blocksOf(source: string, begin: RegExp, end: (indent: string) => RegExp): string[] {
  return [...source.matchAll(begin)].flatMap((match) => {
    const indent = match[1] ?? '';
    const lines = source.slice(match.index).split('\n');
    const last = lines.findIndex((line) => end(indent).test(line));
    if (last < 0) return [];
    return [
      lines
        .slice(0, last + 1)
        .map((line) => line.slice(indent.length))
        .join('\n'),
    ];
  });
}

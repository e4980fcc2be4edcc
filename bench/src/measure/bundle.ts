import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { buildShellMap } from '@boardwalk/build/shell-map';
import { ROOT } from '@boardwalk/build/workspace';
import { packageBytes } from '../bundle/package-bytes.ts';
import { treemapOf } from '../bundle/treemap.ts';
import { kilobytes, type Row } from '../row.ts';
import type { Bench } from './bench.ts';

/** Number of packages with a row. */
const LISTED = 10;
const PICTURE = 'docs/pictures/bundle.svg';

/** Bytes of the first file of every page by package, after minification; with `--write` also as a picture. */
export async function measureBundle({ write }: Pick<Bench, 'write'>): Promise<Row[]> {
  const { code, map } = await buildShellMap();
  const packages = packageBytes(code, map);
  if (write) {
    const file = join(ROOT, PICTURE);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, treemapOf(packages));
  }
  const total = Buffer.byteLength(code);
  const rest = packages.slice(LISTED);
  const row = (name: string, bytes: number): Row => ({
    id: 'P2',
    goal: `first file of every page: ${name}`,
    figure: kilobytes(bytes),
    spread: `${Math.round((bytes / total) * 100)} % of ${kilobytes(total)}, minified`,
  });
  return [
    {
      id: 'P2',
      goal: 'first file of every page, by package (docs/pictures/bundle.svg)',
      figure: kilobytes(brotliCompressSync(code).length),
      spread: `${kilobytes(total)} minified`,
    },
    ...packages.slice(0, LISTED).map(({ name, bytes }) => row(name, bytes)),
    row(
      `${rest.length} others`,
      rest.reduce((sum, { bytes }) => sum + bytes, 0),
    ),
  ];
}

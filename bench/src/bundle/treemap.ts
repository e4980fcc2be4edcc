import { hierarchy, treemap } from 'd3-hierarchy';
import type { PackageBytes } from './package-bytes.ts';

const WIDTH = 960;
const HEIGHT = 480;
/** Packages with a smaller share form one rectangle. */
const MIN_SHARE = 0.012;
/** Smallest rectangle with a label, in pixels. */
const LABEL = { width: 64, height: 34 };

/** Draws the shares of packages as a treemap: an SVG that is readable on light and dark pages. */
export function treemapOf(packages: readonly PackageBytes[]): string {
  const total = packages.reduce((sum, { bytes }) => sum + bytes, 0);
  const large = packages.filter(({ bytes }) => bytes >= total * MIN_SHARE);
  const rest = total - large.reduce((sum, { bytes }) => sum + bytes, 0);
  const children = rest > 0 ? large.concat({ name: 'others', bytes: rest }) : large;
  const root = hierarchy<{ children?: PackageBytes[]; bytes?: number }>({ children }).sum(
    ({ bytes }) => bytes ?? 0,
  );
  const tiles = treemap<{ children?: PackageBytes[] }>().size([WIDTH, HEIGHT]).padding(2).round(true)(root);
  const rectangles = tiles.leaves().map(({ data, x0, y0, x1, y1 }) => {
    const { name, bytes } = data as PackageBytes;
    const [width, height] = [x1 - x0, y1 - y0];
    const text = `${name}, ${kilobytes(bytes)} KB`;
    const label =
      width < LABEL.width || height < LABEL.height
        ? ''
        : `<text x="8" y="20">${escapeXml(name)}</text><text x="8" y="36" opacity="0.75">${kilobytes(bytes)} KB</text>`;
    return `<g transform="translate(${x0} ${y0})"><title>${escapeXml(text)}</title><clipPath id="c${x0}-${y0}"><rect width="${width}" height="${height}"/></clipPath><rect width="${width}" height="${height}" rx="3" class="${isOwn(name) ? 'own' : 'library'}"/><g clip-path="url(#c${x0}-${y0})">${label}</g></g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" font-family="system-ui, sans-serif" font-size="13">
<title>The first file of every page by package, after minification</title>
<style>text{fill:#10131c}.own{fill:#f4b860}.library{fill:#9fc3c9}</style>
${rectangles.join('\n')}
</svg>
`;
}

/** Returns whether a package is of this checkout. */
const isOwn = (name: string) => name === 'shell' || name.startsWith('@boardwalk/');
const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1);
const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

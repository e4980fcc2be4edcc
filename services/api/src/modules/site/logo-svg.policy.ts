import sanitizeHtml from 'sanitize-html';

const SHAPES = ['path', 'circle', 'ellipse', 'rect', 'line', 'polyline', 'polygon'];
const GROUPS = [
  'svg',
  'g',
  'defs',
  'clipPath',
  'mask',
  'linearGradient',
  'radialGradient',
  'stop',
  'title',
  'desc',
];
const ATTRIBUTES = [
  'viewBox',
  'width',
  'height',
  'preserveAspectRatio',
  'id',
  'transform',
  'd',
  'points',
  'x',
  'y',
  'x1',
  'y1',
  'x2',
  'y2',
  'cx',
  'cy',
  'r',
  'rx',
  'ry',
  'fx',
  'fy',
  'offset',
  'fill',
  'fill-rule',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-miterlimit',
  'stroke-dasharray',
  'stroke-opacity',
  'opacity',
  'clip-path',
  'clip-rule',
  'mask',
  'stop-color',
  'stop-opacity',
  'gradientUnits',
  'gradientTransform',
  'spreadMethod',
  'clipPathUnits',
  'maskUnits',
];
const SVG = 'http://www.w3.org/2000/svg';
/** Values with references other than to the same SVG. A backslash starts a CSS escape, which could hide one. */
const LEADS_OUT = /url\(\s*(?!["']?#)|:\/\/|javascript:|data:|&#|\\/i;

/**
 * Returns an SVG with only its graphics: shapes, groups, gradients and their numbers. Scripts, styles, texts, pictures and external references are
 * removed.
 * @returns undefined when it isn't an SVG, or has no shape left.
 */
export function cleanLogo(text: string): string | undefined {
  const cleaned = sanitizeHtml(text.replace(/<[!?][^>]*>/g, ''), {
    allowedTags: [...GROUPS, ...SHAPES],
    allowedAttributes: { '*': ATTRIBUTES },
    allowedSchemes: [],
    nonTextTags: ['script', 'style', 'text', 'foreignObject', 'textArea', 'option'],
    parser: { xmlMode: true, lowerCaseTags: false, lowerCaseAttributeNames: false, decodeEntities: true },
    transformTags: {
      '*': (tagName, attributes) => ({
        tagName,
        attribs: Object.fromEntries(
          Object.entries(attributes).filter(([name, value]) => name !== 'xmlns' && !LEADS_OUT.test(value)),
        ),
      }),
    },
  }).trim();
  const root = /^<svg(\s[^>]*)?>/.exec(cleaned);
  if (!root || !SHAPES.some((shape) => cleaned.includes(`<${shape}`))) return undefined;
  if (!/\sviewBox="/.test(root[0]) && !/\swidth="/.test(root[0])) return undefined;
  return cleaned.replace(/^<svg((?:\s[^>]*)?)>/, (_, rest: string) => {
    return `<svg xmlns="${SVG}"${rest}>`;
  });
}

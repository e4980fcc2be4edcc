export type ShapeTag = 'path' | 'circle' | 'ellipse' | 'rect' | 'g' | 'defs' | 'clipPath';

/** Attribute names have React's spelling, so that a shape can be rendered without translation. */
export type Attributes = Readonly<Record<string, string | number>>;

/** One shape: plain data, rendered by React in the page and by `toMarkup` for raster images. */
export type Shape = {
  readonly tag: ShapeTag;
  readonly attributes: Attributes;
  readonly children?: readonly Shape[];
};

const keepsCamelCase = new Set(['viewBox', 'clipPathUnits', 'preserveAspectRatio']);

function attributeName(name: string): string {
  return keepsCamelCase.has(name) ? name : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function escaped(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

/** Returns shapes as SVG markup. */
export function toMarkup(shapes: readonly Shape[]): string {
  return shapes
    .map(({ tag, attributes, children }) => {
      const written = Object.entries(attributes)
        .map(([name, value]) => ` ${attributeName(name)}="${escaped(String(value))}"`)
        .join('');
      return children?.length ? `<${tag}${written}>${toMarkup(children)}</${tag}>` : `<${tag}${written}/>`;
    })
    .join('');
}

/** Wraps shapes in a standalone SVG document of the given drawing size. */
export function toDocument(shapes: readonly Shape[], width: number, height: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${toMarkup(shapes)}</svg>`;
}

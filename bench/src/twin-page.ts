/** A file of the twin and what its bytes hash to. */
export interface TwinFile {
  file: string;
  integrity: string;
}

export interface TwinFiles {
  scripts: TwinFile[];
  styles: TwinFile[];
  fonts: string[];
  /** The part that holds a remote, by the remote's name. */
  parts: Record<string, TwinFile>;
}

/** What of the site's page an application of one piece has as well: the head, the first frame's script and the data. */
const KEPT = [
  /<meta\b[^>]*>/g,
  /<title>[^<]*<\/title>/g,
  /<link rel="(?:icon|apple-touch-icon|manifest|canonical)"[^>]*>/g,
  /<script>[\s\S]*?<\/script>/g,
  /<script type="application\/json"[\s\S]*?<\/script>/g,
];

/**
 * The page of the twin at an address, made from the site's own: the same head and data, its own files, and nothing drawn. The part
 * that the address needs is preloaded, as a careful application of one piece would do.
 * @param remote which remote the address belongs to.
 */
export function twinPage(
  page: string,
  { scripts, styles, fonts, parts }: TwinFiles,
  remote?: string,
): string {
  const part = remote === undefined ? undefined : parts[remote];
  const proof = ({ integrity }: TwinFile) => `integrity="${integrity}" crossorigin="anonymous"`;
  const head = [
    ...KEPT.flatMap((pattern) => page.match(pattern) ?? []),
    ...fonts.map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${file}">`),
    ...(part ? [`<link rel="preload" as="script" ${proof(part)} href="${part.file}">`] : []),
    ...styles.map((one) => `<link rel="stylesheet" href="${one.file}" ${proof(one)}>`),
    ...scripts.map((one) => `<script defer src="${one.file}" ${proof(one)}></script>`),
  ];
  const root = /<html[^>]*>/.exec(page)?.[0] ?? '<html lang="en">';
  return `<!doctype html>\n${root}\n<head>\n${head.join('\n')}\n</head>\n<body>\n<div id="root"></div>\n</body>\n</html>\n`;
}

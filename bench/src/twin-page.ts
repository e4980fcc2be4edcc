/** A file of the twin with the hash of its bytes. */
export interface TwinFile {
  file: string;
  integrity: string;
}

export interface TwinFiles {
  scripts: TwinFile[];
  styles: TwinFile[];
  fonts: string[];
  /** The file that contains a remote, by the remote's name. */
  parts: Record<string, TwinFile>;
}

/** Parts of the site's page that a monolithic application has as well: the head, the first frame's script and the data. */
const KEPT = [
  /<meta\b[^>]*>/g,
  /<title>[^<]*<\/title>/g,
  /<link rel="(?:icon|apple-touch-icon|manifest|canonical)"[^>]*>/g,
  /<script>[\s\S]*?<\/script>/g,
  /<script type="application\/json"[\s\S]*?<\/script>/g,
];

/**
 * Returns the page of the twin at an address, derived from the site's own: the same head and data, its own files, and no rendered content. The part
 * for the address is preloaded, as in a well-built monolithic application.
 * @param remote the remote of the address.
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

/** Executable scripts. Data in scripts of another type stays. */
const SCRIPT = /<script(?![^>]*\btype="application\/json")[^>]*>[\s\S]*?<\/script>/g;
/** Links to script files: preloads, and files that are fetched after the first paint. */
const SCRIPT_LINK = /<link\b[^>]*\bas="script"[^>]*>/g;

/** Returns the page without its scripts: the browser has to parse and paint the same document, and nothing else. */
export const withoutScripts = (page: string): string => page.replace(SCRIPT, '').replace(SCRIPT_LINK, '');

/**
 * Returns a page without content that transfers the same bytes: the text of the page as data, and its script files, which aren't executed.
 * @param scripts their URLs or paths.
 */
export function onlyBytes(page: string, scripts: readonly string[]): string {
  const links = scripts.map((url) => `<link rel="preload" as="fetch" crossorigin="anonymous" href="${url}">`);
  // An end tag or the begin of a comment would change where the element ends that contains the page.
  const text = page.replaceAll('</script', '<\\/script').replaceAll('<!--', '<\\!--');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Bytes</title>
${links.join('\n')}
</head>
<body>
<main><h1>Bytes</h1></main>
<script type="text/plain">${text}</script>
</body>
</html>
`;
}

const SIGNS: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/** The texts of the style attributes in markup that React wrote, each once, as a browser reads them. */
export function styleAttributesOf(html: string): string[] {
  const texts = [...html.matchAll(/ style="([^"]*)"/g)].map(([, text = '']) =>
    text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (sign) => SIGNS[sign] ?? sign),
  );
  return [...new Set(texts)];
}

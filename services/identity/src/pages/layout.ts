import { BRAND_STYLE, currentBrand } from '../brand.ts';
import { ASSETS } from './assets.ts';
import { type Html, html } from './html.ts';
import { SKYLINE } from './skyline.ts';

/** Renders a full page around its `main` element. */
export function page(title: string, main: Html): string {
  const fonts = ASSETS.fonts.map(
    (url) => html`<link rel="preload" href="${url}" as="font" type="font/woff2" crossorigin>
`,
  );
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${title} · ${currentBrand().name}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark light">
<meta name="robots" content="noindex">
<link rel="icon" href="${ASSETS.icon}" type="image/svg+xml">
${fonts}<link rel="stylesheet" href="${ASSETS.stylesheet}">
<link rel="stylesheet" href="${BRAND_STYLE}">
</head>
<body>
<main>${main}</main>
<footer class="quay">
${currentBrand().isHarbour && SKYLINE}
<p><strong>Local stand-in for Auth0.</strong> It signs you in on this machine only and never runs in production. What you enter stays in this installation’s data folder.</p>
</footer>
</body>
</html>
`.text;
}

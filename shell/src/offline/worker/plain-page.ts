import type { PageLanguage } from '@boardwalk/contracts';

const TEXTS: Record<PageLanguage, { title: string; text: string; link: string }> = {
  en: {
    title: 'You are offline',
    text: 'This page isn’t stored in this browser. It tries again every ten seconds.',
    link: 'Try again',
  },
  de: {
    title: 'Du bist offline',
    text: 'Diese Seite ist in diesem Browser nicht gespeichert. Sie versucht es alle zehn Sekunden erneut.',
    link: 'Erneut versuchen',
  },
  es: {
    title: 'No tienes conexión',
    text: 'Esta página no está guardada en este navegador. Lo vuelve a intentar cada diez segundos.',
    link: 'Reintentar',
  },
};

/** Returns the HTML of a self-contained page for users who go offline before anything was cached. */
export function plainPage(language: PageLanguage): string {
  const { title, text, link } = TEXTS[language];
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark light">
<meta http-equiv="refresh" content="10">
<title>${title}</title>
</head>
<body>
<h1>${title}</h1>
<p>${text}</p>
<p><a href="">${link}</a></p>
</body>
</html>
`;
}

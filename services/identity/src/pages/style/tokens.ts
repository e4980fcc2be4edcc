import { COLOURS, INK, LAMP } from '@boardwalk/contracts';

/**
 * Colors and fonts of the community, light and dark. Field borders are darker than rules, because they need a contrast of 3:1. The fallback fonts are
 * adjusted to the metrics of the real ones, so that nothing shifts when those load.
 */
export const TOKENS = `
@font-face { font-family: 'Bricolage Fallback'; src: local('Arial Bold'), local('Liberation Sans Bold'), local('Arial'); size-adjust: 91.6%; ascent-override: 101.5%; descent-override: 29.5%; line-gap-override: 0%; }
@font-face { font-family: 'Instrument Fallback'; src: local('Arial'), local('Liberation Sans'); size-adjust: 101.6%; ascent-override: 95.5%; descent-override: 24.6%; line-gap-override: 0%; }
:root {
  color-scheme: light dark;
  --ground: ${COLOURS.ground.light}; --raised: ${COLOURS.raised.light}; --line: ${COLOURS.line.light}; --field-line: #8b8474;
  --text: ${COLOURS.text.light}; --quiet: ${COLOURS.quiet.light};
  --sodium: ${LAMP}; --ink: ${INK};
  --signal: ${COLOURS.signal.light}; --dusk: ${COLOURS.dusk.light};
  --hole: #d3cbbb; --shadow: rgb(20 26 38 / 14%);
  --display: 'Bricolage Grotesque Variable', 'Bricolage Fallback', system-ui, sans-serif;
  --body: 'Instrument Sans Variable', 'Instrument Fallback', system-ui, sans-serif;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ground: ${COLOURS.ground.dark}; --raised: ${COLOURS.raised.dark}; --line: ${COLOURS.line.dark}; --field-line: #65748f;
    --text: ${COLOURS.text.dark}; --quiet: ${COLOURS.quiet.dark};
    --signal: ${COLOURS.signal.dark}; --dusk: ${COLOURS.dusk.dark};
    --hole: ${COLOURS.ground.dark}; --shadow: rgb(0 0 0 / 45%);
  }
}
`;

/**
 * The colours and type of the community, day and night. Field lines are darker than rules: they must be seen (3:1). The fallback
 * faces are stretched to the measures of the real ones, so that nothing shifts when those arrive.
 */
export const TOKENS = `
@font-face { font-family: 'Bricolage Fallback'; src: local('Arial Bold'), local('Liberation Sans Bold'), local('Arial'); size-adjust: 91.6%; ascent-override: 101.5%; descent-override: 29.5%; line-gap-override: 0%; }
@font-face { font-family: 'Instrument Fallback'; src: local('Arial'), local('Liberation Sans'); size-adjust: 101.6%; ascent-override: 95.5%; descent-override: 24.6%; line-gap-override: 0%; }
:root {
  color-scheme: light dark;
  --ground: #f6f3ec; --raised: #ffffff; --line: #dcd5c7; --field-line: #8b8474;
  --text: #141a26; --quiet: #566074;
  --sodium: #f6a821; --ink: #141a26;
  --signal: #c6281a; --dusk: #3748c8;
  --hole: #d3cbbb; --shadow: rgb(20 26 38 / 14%);
  --display: 'Bricolage Grotesque Variable', 'Bricolage Fallback', system-ui, sans-serif;
  --body: 'Instrument Sans Variable', 'Instrument Fallback', system-ui, sans-serif;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ground: #0b0f1a; --raised: #121a2b; --line: #26324a; --field-line: #65748f;
    --text: #edf1f8; --quiet: #9fadc4;
    --signal: #ff6152; --dusk: #93a4ff;
    --hole: #0b0f1a; --shadow: rgb(0 0 0 / 45%);
  }
}
`;

/** The page around the ticket: background, harbor and quay. */
export const PAGE_STYLE = `
*, *::before, *::after { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; background: var(--ground); }
body {
  margin: 0; min-height: 100vh; min-height: 100dvh; display: flex; flex-direction: column;
  overflow-x: hidden; position: relative; isolation: isolate;
  color: var(--text); font: 400 1rem/1.5 var(--body); font-optical-sizing: auto;
}
main { flex: 1; display: grid; align-content: center; justify-items: center; padding: clamp(12px, 4vw, 48px) clamp(10px, 3vw, 32px) clamp(60px, 7vw, 84px); }
h1, p, dl, dd, ul { margin: 0; }
h1 { font: 760 clamp(2.375rem, 1.9rem + 2.6vw, 3.375rem)/1 var(--display); letter-spacing: -0.025em; text-wrap: balance; }
a { color: var(--dusk); text-underline-offset: 0.18em; text-decoration-thickness: 1px; }
a:hover { text-decoration-thickness: 2px; }
code { font: 600 0.9375em/1 ui-monospace, 'Cascadia Mono', 'DejaVu Sans Mono', monospace; }
:focus-visible { outline: 3px solid var(--dusk); outline-offset: 2px; }

.skyline {
  position: absolute; inset: auto 0 100% 0; width: 100%; height: clamp(150px, 26vw, 340px); z-index: -1;
  fill: none; stroke-linejoin: round; stroke-linecap: round; pointer-events: none;
}
.skyline-lines { stroke: var(--line); stroke-width: 1.5; }
.skyline-solid { fill: var(--ground); }
.skyline-water { stroke: var(--line); stroke-width: 1.5; }
.skyline-ferry { stroke: var(--quiet); stroke-width: 1.5; fill: var(--ground); }
.skyline-windows { fill: var(--line); }
.skyline-lamps { fill: var(--sodium); }

@media (min-width: 860px) { main:has(.engraving) + .quay .skyline-ferry { display: none; } }

.quay {
  position: relative; padding: 14px clamp(16px, 4vw, 32px) 18px; border-top: 1px solid var(--line); background: var(--ground);
  color: var(--quiet); font-size: 0.875rem; text-align: center;
}
.quay p { max-width: 72ch; margin-inline: auto; }
.quay strong { color: var(--text); font-weight: 600; }
`;

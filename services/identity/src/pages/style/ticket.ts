/**
 * The ferry ticket. Masks on both halves cut the notches, so that the background is visible through them; the shadow is on the whole, where it
 * follows the cut.
 */
export const TICKET_STYLE = `
.ticket { display: grid; width: 100%; max-width: 480px; filter: drop-shadow(0 10px 24px var(--shadow)); --notch: 11px; }
.ticket-main, .ticket-stub { background: var(--raised); }
.ticket-main {
  display: grid; gap: 16px; align-content: start; padding: 24px clamp(18px, 5vw, 28px) 26px; border-top: 8px solid var(--sodium); border-radius: 10px 10px 0 0;
  -webkit-mask: radial-gradient(circle var(--notch) at 0 100%, #0000 98%, #000) 0 0 / 51% 100% no-repeat, radial-gradient(circle var(--notch) at 100% 100%, #0000 98%, #000) 100% 0 / 51% 100% no-repeat;
  mask: radial-gradient(circle var(--notch) at 0 100%, #0000 98%, #000) 0 0 / 51% 100% no-repeat, radial-gradient(circle var(--notch) at 100% 100%, #0000 98%, #000) 100% 0 / 51% 100% no-repeat;
}
.ticket-stub {
  position: relative; padding: 22px clamp(18px, 5vw, 28px) 22px; border-radius: 0 0 10px 10px;
  -webkit-mask: radial-gradient(circle var(--notch) at 0 0, #0000 98%, #000) 0 0 / 51% 100% no-repeat, radial-gradient(circle var(--notch) at 100% 0, #0000 98%, #000) 100% 0 / 51% 100% no-repeat;
  mask: radial-gradient(circle var(--notch) at 0 0, #0000 98%, #000) 0 0 / 51% 100% no-repeat, radial-gradient(circle var(--notch) at 100% 0, #0000 98%, #000) 100% 0 / 51% 100% no-repeat;
}
.ticket-stub::before {
  content: ''; position: absolute; inset: -3px 20px auto 20px; height: 6px;
  background: radial-gradient(circle, var(--hole) 2.5px, #0000 3px) 50% 0 / 13px 6px repeat-x;
}
.ticket-head { display: flex; align-items: flex-start; justify-content: space-between; gap: 12px; }
.line-name { font: 640 1rem/1.25 var(--display); letter-spacing: -0.005em; }
.stamp {
  flex: none; padding: 5px 9px 4px; border: 1.5px solid currentcolor; border-radius: 4px; transform: rotate(3deg);
  color: var(--quiet); font: 640 0.875rem/1 var(--display);
}
.title-row { display: flex; align-items: flex-end; justify-content: space-between; gap: 16px; }
.title-row > div { display: grid; gap: 8px; }
.engraving { display: none; }
.engraving-far { stroke: var(--line); }
.engraving-ship { stroke: var(--quiet); fill: var(--raised); }
.engraving-water { stroke: var(--field-line); }
.engraving-lamps { fill: var(--sodium); stroke: none; }
.lead { color: var(--quiet); font-size: 1.125rem; line-height: 1.4; }
.facts { display: flex; flex-wrap: wrap; gap: 8px clamp(18px, 5vw, 40px); padding: 11px 0 12px; border-block: 1px solid var(--line); }
.facts dt { color: var(--quiet); font-size: 0.875rem; line-height: 1.3; }
.facts dd { font: 640 1.0625rem/1.25 var(--display); font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }

.ticket-stub summary { min-height: 28px; font: 640 1.375rem/1.2 var(--display); letter-spacing: -0.015em; cursor: pointer; }
.ticket-stub summary::marker { color: var(--quiet); font-size: 0.8em; }
.stub-password { margin-top: 6px; color: var(--quiet); font-size: 0.9375rem; }
.stub-password code { color: var(--text); }
.crew { list-style: none; padding: 0; margin: 12px 0 12px; border-top: 1px solid var(--line); }
.crew a {
  display: flex; align-items: baseline; justify-content: space-between; gap: 12px; min-height: 44px; padding: 10px 2px 9px;
  border-bottom: 1px solid var(--line); color: var(--text); text-decoration: none; font-size: 0.9375rem;
}
.crew a:hover .crew-role, .crew a:focus-visible .crew-role { text-decoration: underline; text-decoration-thickness: 2px; }
.crew-role { color: var(--dusk); font-weight: 600; }
.crew-name { color: var(--quiet); text-align: right; }
.stub-note { color: var(--quiet); font-size: 0.875rem; }
.stub-note code { font-size: 0.875rem; font-weight: 500; }
.bars { display: block; width: 100%; height: 34px; margin-top: 20px; fill: var(--quiet); }
.serial { margin-top: 5px; color: var(--quiet); font-size: 0.875rem; font-variant-numeric: tabular-nums; }

.ticket-notice .ticket-main { border-radius: 10px; -webkit-mask: none; mask: none; padding-bottom: 30px; }
.notice-line + .notice-line { margin-top: -10px; }
.notice-line { color: var(--quiet); max-width: 60ch; overflow-wrap: anywhere; }

@media (min-width: 860px) {
  .ticket { max-width: 940px; grid-template-columns: minmax(0, 1fr) 336px; }
  .ticket-main {
    padding: 34px 44px 38px; border-top: 0; border-left: 10px solid var(--sodium); border-radius: 10px 0 0 10px;
    -webkit-mask: radial-gradient(circle var(--notch) at 100% 0, #0000 98%, #000) 0 0 / 100% 51% no-repeat, radial-gradient(circle var(--notch) at 100% 100%, #0000 98%, #000) 0 100% / 100% 51% no-repeat;
    mask: radial-gradient(circle var(--notch) at 100% 0, #0000 98%, #000) 0 0 / 100% 51% no-repeat, radial-gradient(circle var(--notch) at 100% 100%, #0000 98%, #000) 0 100% / 100% 51% no-repeat;
  }
  .engraving { display: block; flex: none; width: 292px; height: 106px; margin: -34px -6px -17px 0; fill: none; stroke-width: 1.5; stroke-linejoin: round; stroke-linecap: round; }
  .ticket-stub {
    display: flex; flex-direction: column; justify-content: space-between; padding: 34px 30px 28px 34px; border-radius: 0 10px 10px 0;
    -webkit-mask: radial-gradient(circle var(--notch) at 0 0, #0000 98%, #000) 0 0 / 100% 51% no-repeat, radial-gradient(circle var(--notch) at 0 100%, #0000 98%, #000) 0 100% / 100% 51% no-repeat;
    mask: radial-gradient(circle var(--notch) at 0 0, #0000 98%, #000) 0 0 / 100% 51% no-repeat, radial-gradient(circle var(--notch) at 0 100%, #0000 98%, #000) 0 100% / 100% 51% no-repeat;
  }
  .ticket-stub::before { inset: 20px auto 20px -3px; width: 6px; height: auto; background: radial-gradient(circle, var(--hole) 2.5px, #0000 3px) 0 50% / 6px 13px repeat-y; }
  .crew a { min-height: 32px; padding: 5px 2px 4px; }
  .ticket-notice { max-width: 620px; grid-template-columns: minmax(0, 1fr); }
}
`;

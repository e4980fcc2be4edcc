/** Fields, button and messages. */
export const FORM_STYLE = `
form { display: grid; gap: 14px; }
.field { display: grid; gap: 5px; }
label { font-weight: 600; font-size: 0.9375rem; }
input {
  width: 100%; min-height: 48px; padding: 10px 13px; border: 1.5px solid var(--field-line); border-radius: 6px;
  background: var(--ground); color: var(--text); font: inherit; caret-color: var(--sodium);
}
input:hover { border-color: var(--quiet); }
input:focus-visible { outline: 3px solid var(--dusk); outline-offset: 0; border-color: var(--dusk); }
input[aria-invalid='true'] { border-color: var(--signal); border-width: 2px; }
input:-webkit-autofill { -webkit-text-fill-color: var(--text); box-shadow: inset 0 0 0 60px var(--ground); }
.hint { color: var(--quiet); font-size: 0.875rem; }
.problem { color: var(--signal); font-size: 0.9375rem; font-weight: 600; }
.button {
  display: inline-flex; align-items: center; justify-content: center; min-height: 50px; padding: 10px 26px; margin-top: 4px;
  border: 1px solid transparent; border-radius: 6px; background: var(--sodium); color: var(--ink);
  font: 680 1.125rem/1.2 var(--display); letter-spacing: -0.005em; text-decoration: none; cursor: pointer;
}
.button:hover { background: color-mix(in srgb, var(--sodium) 86%, white); }
.button:active { background: color-mix(in srgb, var(--sodium) 90%, black); }
.button:focus-visible { outline-offset: 3px; }
.link { border: 0; padding: 0.5rem; background: none; color: inherit; font: inherit; text-decoration: underline; cursor: pointer; }
.alert, .remark { padding: 11px 14px; border-left: 4px solid var(--line); background: var(--ground); border-radius: 0 6px 6px 0; }
.alert { border-left-color: var(--signal); }
.remark { border-left-color: var(--field-line); color: var(--quiet); }
.other-way { color: var(--quiet); }
.other-way a { display: inline-block; padding-block: 4px; font-weight: 600; }
`;

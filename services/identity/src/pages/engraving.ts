import { Html } from './html.ts';

const SHORE = 'M0 92q22-22 50-18t44 8 40 2 46 8M18 92l7-46h16l7 46M22 46h22M26 46V34h14v12M24 34l9-9 9 9';
const SHIP =
  'M112 86H282l-16 19H132ZM136 86V70H258V86M154 70V57H236V70M168 57V46H200V57M212 57V36h14V57M212 42h14M258 78h16v8M136 78H120v8';
const RAILS = 'M142 64v6M148 64v6M142 64h12M236 64h14v6M243 64v6M184 46V30M184 32l12 4-12 4';
const WATER = 'M62 92q5-4 10 0t10 0 10 0M34 99q5-4 10 0t10 0M80 100q5-4 10 0t10 0';
const LAMPS = [148, 166, 184, 202, 220, 238].map((x) => `<circle cx="${x}" cy="78" r="2.4"/>`).join('');

/** Illustration of a ferry leaving the harbor, above the ticket's first line, which is its waterline. */
export const ENGRAVING = new Html(
  `<svg class="engraving" viewBox="0 0 292 106" aria-hidden="true" focusable="false"><path class="engraving-far" d="${SHORE}"/>
<path class="engraving-water" d="${WATER}"/><path class="engraving-ship" d="${SHIP}"/><path class="engraving-ship" d="${RAILS}"/>
<g class="engraving-lamps">${LAMPS}<circle cx="33" cy="40" r="2.6"/></g></svg>`,
);

import { box, disc, fill, stroke } from '../draw.ts';
import type { Palette } from '../palette/palette.ts';
import type { Shape } from '../shape.ts';
import { glow } from './lamp.ts';

function windows(y: number, half: number, count: number, width: number): string {
  let d = '';
  const pitch = (half * 2) / count;
  for (let index = 0; index < count; index += 1)
    d += `M${-half + pitch * (index + 0.5) - width / 2} ${y}h${width}`;
  return d;
}

function hull(ink: Palette): Shape[] {
  return [
    fill('M-206 -150H206L196 -40Q180 20 120 40H-120Q-180 20 -196 -40z', ink.ink),
    fill('M-206 -150H206l-3 26H-203z', ink.paper),
    fill('M-201 -100H201l-2.500 22H-198.500z', ink.signal),
    fill('M-120 40Q-60 52 0 52T120 40Q150 34 168 16H-168Q-150 34 -120 40z', ink.inkSoft),
    stroke('M-150 -60q-14 46 -46 62M150 -60q14 46 46 62', ink.inkSoft, 3),
  ];
}

function carDeck(ink: Palette): Shape[] {
  const car = (x: number) => `M${x - 34} -150v-16q2 -8 10 -9l8 -18q2 -4 7 -4h18q5 0 7 4l8 18q8 1 10 9v16z`;
  const eyes = (x: number) => `M${x - 24} -163h0M${x + 24} -163h0`;
  return [
    fill('M-196 -150V-214q0 -18 18 -18H178q18 0 18 18V-150z', ink.paper),
    fill('M-150 -150V-196q0 -16 16 -16H134q16 0 16 16v46z', ink.window),
    fill('M-150 -168V-196q0 -16 16 -16H134q16 0 16 16v28z', ink.windowSoft, { opacity: 0.55 }),
    fill(car(-92) + car(0) + car(92), ink.ink),
    stroke(eyes(-92) + eyes(0) + eyes(92), ink.lampCore, 9, { strokeLinecap: 'round' }),
    fill(box(-54, -212, 6, 62) + box(48, -212, 6, 62), ink.paperShade),
  ];
}

/** The saloon deck, the promenade deck and the wheelhouse, from the car deck up. */
function decks(ink: Palette): Shape[] {
  return [
    fill('M-188 -232L-176 -300H176L188 -232z', ink.paper),
    fill('M-188 -232L-176 -300H-132L-140 -232zM188 -232L176 -300H132L140 -232z', ink.paperShade),
    stroke(windows(-266, 128, 9, 18), ink.window, 26),
    stroke('M-196 -303H196M-192 -322H192', ink.ink, 3),
    stroke(windows(-312, 190, 24, 1.5), ink.ink, 19),
    fill('M-120 -303L-112 -368H112L120 -303z', ink.paper),
    fill('M-120 -303L-112 -368H-84L-88 -303zM120 -303L112 -368H84L88 -303z', ink.paperShade),
    stroke(windows(-338, 78, 5, 22), ink.windowSoft, 28),
    fill('M-168 -368L-160 -384H160L168 -368zM-92 -384L-104 -430H104L92 -384z', ink.paper),
    fill('M-84 -394L-93 -422H93L84 -394z', ink.ink),
    stroke(windows(-408, 84, 5, 30), ink.windowDim, 20),
    fill(box(-112, -438, 224, 9), ink.ink),
  ];
}

function rigging(ink: Palette): Shape[] {
  return [
    fill('M-40 -438L-34 -520H34L40 -438z', ink.signal),
    fill('M-35.500 -498L-34 -520H34L35.500 -498z', ink.ink),
    stroke('M0 -520V-612M-34 -566H34M0 -612L-110 -438M0 -612L110 -438', ink.ink, 3.5),
    ...glow(ink, 0, -600, 8),
    disc(0, -600, 6, ink.lampCore),
    disc(-150, -394, 7, ink.signal),
    disc(150, -394, 7, ink.tide),
    disc(-150, -394, 18, ink.signal, { opacity: 0.2 }),
    disc(150, -394, 18, ink.tide, { opacity: 0.2 }),
  ];
}

/** The ferry coming straight at you: 412 wide, waterline about y = 40. */
export function ferryBow(ink: Palette): Shape[] {
  return [...rigging(ink), ...decks(ink), ...carDeck(ink), ...hull(ink)];
}

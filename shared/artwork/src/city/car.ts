import { box, disc, fill, stroke } from '../draw.ts';
import type { Palette } from '../palette/palette.ts';
import type { Shape } from '../shape.ts';

function cabin(ink: Palette): Shape[] {
  return [
    fill('M-166 -150Q-142 -244 -104 -258Q0 -274 104 -258Q142 -244 166 -150z', ink.inkSoft),
    fill('M-128 -164Q-112 -226 -88 -240Q0 -252 88 -240Q112 -226 128 -164z', ink.towerMid),
    fill('M-128 -164Q-125 -178 -120 -191Q0 -204 120 -191Q125 -178 128 -164z', ink.skyGlow, { opacity: 0.7 }),
    fill('M-92 -162v-30q2 -14 14 -14h22q12 0 14 14v30zM42 -162v-30q2 -14 14 -14h22q12 0 14 14v30z', ink.ink),
    fill('M-82 -204q-2 -24 16 -25q17 1 15 25l-4 12h-23z', ink.ink),
    fill('M-14 -240q2 14 14 14t14 -14z', ink.ink),
    stroke('M-150 -176Q-136 -240 -102 -253Q0 -269 102 -253', ink.lamp, 2.5, {
      opacity: 0.8,
      strokeLinecap: 'round',
    }),
  ];
}

function tail(ink: Palette): Shape[] {
  return [
    fill(
      'M-206 -66Q-214 -132 -184 -156Q0 -172 184 -156Q214 -132 206 -66Q204 -30 186 -26H-186Q-204 -30 -206 -66z',
      ink.ink,
    ),
    stroke('M-190 -146Q0 -164 190 -146', ink.rim, 2.5),
    fill('M-196 -134Q0 -150 196 -134l4 42H-200z', ink.inkSoft),
    fill('M-188 -128Q-120 -137 -62 -139v36H-191zM188 -128Q120 -137 62 -139v36H191z', ink.signal),
    fill(
      'M-188 -128Q-120 -137 -62 -139v9Q-120 -129 -189 -119zM188 -128Q120 -137 62 -139v9Q120 -129 189 -119z',
      '#FFFFFF',
      { opacity: 0.28 },
    ),
    stroke('M-146 -138v36M-104 -140v38M146 -138v36M104 -140v38', ink.ink, 4),
    stroke('M-204 -84H204', ink.paperShade, 7),
    stroke('M-204 -87H204', ink.paper, 1.6),
    fill(box(-45, -76, 90, 30), ink.paper),
    stroke('M-36 -61h10M-22 -61h10M-4 -61h9M9 -61h9M22 -61h9', ink.ink, 13),
    disc(0, -118, 5, ink.paperShade),
    fill('M-150 -28h34q2 10 -4 12h-26zM116 -28h34q2 10 -4 12h-26z', ink.inkSoft),
  ];
}

/** A coupé from behind, tail lamps burning: 412 wide, tyres on the origin line. */
export function carFromBehind(ink: Palette): Shape[] {
  return [
    fill('M-230 2Q0 -22 230 2Q120 20 0 20T-230 2z', ink.ink, { opacity: 0.7 }),
    fill('M-190 -40h58v36q0 8 -8 8h-42q-8 0 -8 -8zM132 -40h58v36q0 8 -8 8h-42q-8 0 -8 -8z', ink.ink),
    fill('M-168 -176q-34 -4 -38 6q2 12 32 12zM168 -176q34 -4 38 6q-2 12 -32 12z', ink.ink),
    ...cabin(ink),
    disc(-128, -120, 120, ink.signal, { opacity: 0.07 }),
    disc(128, -120, 120, ink.signal, { opacity: 0.07 }),
    ...tail(ink),
    disc(-128, -120, 74, ink.signal, { opacity: 0.12 }),
    disc(128, -120, 74, ink.signal, { opacity: 0.12 }),
  ];
}

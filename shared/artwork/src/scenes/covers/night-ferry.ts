import { bridge } from '../../city/bridge.ts';
import { ferry } from '../../city/ferry.ts';
import { moon } from '../../city/sky.ts';
import { reflection } from '../../city/water.ts';
import { fill, place } from '../../draw.ts';
import { bay } from './bay.ts';
import { cover } from './cover.ts';

export const nightFerry = cover(
  'night-ferry',
  'night',
  'The Meridian Queen crosses the bay by night, all windows lit, the suspension bridge behind her under the moon.',
  (ink) => [
    ...bay(ink, { seed: 3, horizon: 400, light: 760, city: [820, 1220, 190] }),
    ...moon(ink, 250, 120, 48),
    ...bridge(ink, {
      from: -60,
      to: 900,
      deck: 352,
      water: 410,
      towers: [170, 610],
      rise: 190,
      weight: 8,
      colour: ink.bridge,
    }),
    fill(reflection({ x: 250, y: 410, length: 230, width: 80, seed: 18 }), ink.moonHalo, { opacity: 0.5 }),
    fill(reflection({ x: 640, y: 548, length: 120, width: 420, seed: 5 }), ink.lamp, { opacity: 0.7 }),
    fill('M330 556q140 -26 330 -24q180 0 300 22q-150 22 -310 20t-320 -18z', ink.waterMid),
    place(ferry(ink), 316, 536, 2.5),
    fill('M300 548q-120 6 -250 26q120 -36 250 -26z', ink.paper, { opacity: 0.7 }),
    fill('M330 556q140 18 320 18t312 -22q-40 34 -300 34t-332 -30z', ink.paper, { opacity: 0.55 }),
  ],
);

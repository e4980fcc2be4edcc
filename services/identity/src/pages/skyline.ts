import { Html } from './html.ts';

/** Returns the height of the suspension bridge's cable above its deck between two towers, 0 to 1. */
const cable = (at: number): number => 8 + 92 * (2 * at - 1) ** 2;

function hangers(from: number, to: number, deck: number, count: number): string {
  return Array.from({ length: count }, (_, index) => {
    const at = (index + 1) / (count + 1);
    return `M${Math.round(from + (to - from) * at)} ${deck}v-${Math.round(cable(at))}`;
  }).join('');
}

function waves(y: number, from: number, to: number, step: number): string {
  const crests = Math.floor((to - from) / step);
  return `M${from} ${y}${`q${step / 4}-5 ${step / 2} 0t${step / 2} 0`.repeat(crests)}`;
}

const HILLS =
  'M0 214C90 176 150 188 214 168s120-58 196-46 118 62 206 70 96-28 164-26 134 34 226 26 138-60 224-62 136 46 210 44v66';
const TOWERS =
  'M118 232v-74h34v74M160 232v-112h26v-14h10v14h12v112M216 232v-58h42v58M266 232v-92l22-16 22 16v92M318 232v-44h52v44M378 232v-70h24v70';
const BRIDGE_DECK = 'M430 232H1100M430 240H1100';
const BRIDGE_TOWERS = 'M560 262V126h14v136M560 150h14M560 176h14M956 262V126h14v136M956 150h14M956 176h14';
const BRIDGE_CABLES = 'M430 222Q510 200 567 132Q765 316 963 132Q1020 200 1100 222';
const LIGHTHOUSE = 'M1236 236l8-84h20l8 84M1240 152h28M1246 152v-16h16v16M1244 136l10-12 10 12';
const FERRY = 'M700 274h124l-14 20H716ZM722 274v-13h78v13M738 261v-11h40v11M752 250v-9h10v9';

const WINDOWS =
  '128,176 140,196 168,140 180,168 196,152 226,190 246,204 278,156 296,178 330,206 350,200 388,180';

const LAMPS = '567,122 963,122 1254,144 600,228 655,228 710,228 765,228 820,228 875,228 930,228';

/** Renders circles at points written as `x,y x,y`. */
function dots(points: string, radius: number): string {
  return points.replace(/(\d+),(\d+)/g, `<circle cx="$1" cy="$2" r="${radius}"/>`);
}

/** Line art of Meridian's harbor: decoration in the theme's line color with a few lit lamps. */
export const SKYLINE = new Html(
  `<svg class="skyline" viewBox="0 0 1440 320" preserveAspectRatio="xMidYMax slice" aria-hidden="true" focusable="false">
<g class="skyline-lines"><path d="${HILLS}"/><path class="skyline-solid" d="${TOWERS}"/><path d="${BRIDGE_DECK}"/><path d="${BRIDGE_TOWERS}"/><path d="${BRIDGE_CABLES}"/>
<path d="${hangers(567, 963, 232, 21)}"/><path class="skyline-solid" d="${LIGHTHOUSE}"/><path class="skyline-solid" d="M1190 262q30-28 64-26t70 26"/></g>
<g class="skyline-water"><path d="${waves(276, 0, 1440, 48)}"/><path d="${waves(294, -20, 1460, 60)}"/><path d="${waves(312, 0, 1440, 72)}"/></g>
<path class="skyline-ferry" d="${FERRY}"/>
<g class="skyline-windows">${dots(WINDOWS, 2)}</g><g class="skyline-lamps">${dots(LAMPS, 3)}</g></svg>`,
);

import type { Point } from './draw.ts';
import { mainland, type Survey, surveys } from './map/districts.ts';
import { rounded, streetsOf } from './map/street-grid.ts';

/** One of the eight districts of Meridian. */
export type District = {
  readonly id: string;
  readonly name: string;
  /** Position of the middle of the name. */
  readonly label: { readonly x: number; readonly y: number };
  /** Closed outline, as path data. */
  readonly outline: string;
  readonly streets: string;
};

/** The line art of the city, in the units of a `0 0 width height` view box. Everything is path data. */
export type CityMap = {
  readonly width: number;
  readonly height: number;
  /** Outline of the land: mainland and island in one path. */
  readonly coast: string;
  readonly districts: readonly District[];
  readonly avenues: readonly string[];
  readonly bridges: string;
  readonly tramline: string;
  readonly ferryLine: string;
  readonly ferryStops: readonly { readonly x: number; readonly y: number }[];
  readonly piers: string;
  readonly contours: string;
  readonly lighthouse: { readonly x: number; readonly y: number };
};

const cornerRadius = 22;

function toDistrict(survey: Survey): District {
  const [x, y] = survey.label;
  return {
    id: survey.id,
    name: survey.name,
    label: { x, y },
    outline: rounded(survey.corners, cornerRadius),
    streets: streetsOf(survey),
  };
}

const island = surveys.find(({ id }) => id === 'gannet-island')?.corners ?? [];
const stops: readonly Point[] = [
  [632, 452],
  [506, 540],
  [842, 556],
];

const drawMap = (): CityMap => ({
  width: 1200,
  height: 800,
  coast: rounded(mainland, cornerRadius) + rounded(island, cornerRadius),
  districts: surveys.map(toDistrict),
  avenues: [
    'M-20 462C80 440 130 462 214 424S330 410 376 382S440 372 484 334S560 322 590 352S640 360 690 346S800 332 840 402S840 500 884 560S930 650 926 720S980 790 990 840',
    'M-20 250C130 250 220 262 326 282S470 226 560 226S700 214 800 236S1000 262 1220 232',
    'M560 -20C556 80 566 140 560 226S590 300 626 424',
    'M330 286C350 200 400 130 412 -20',
    'M704 200C716 120 724 60 726 -20',
    'M960 252C980 330 1000 380 1004 424S1090 600 1080 840',
    'M844 492C920 470 980 430 1060 432S1160 444 1220 446',
  ],
  bridges: 'M300 430L420 572M566 626L856 600',
  tramline: 'M120 -20C180 80 250 180 326 282S420 350 470 342S610 300 660 364',
  ferryLine:
    'M632 452C620 500 560 520 506 540M632 452C700 500 780 520 842 556M506 540C330 520 240 560 60 640',
  ferryStops: stops.map(([x, y]) => ({ x, y })),
  piers:
    'M170 468l14 40M196 452l14 42M236 440l10 36M262 436l10 36M448 378l8 34M492 350l0 34M512 346l0 30M640 434l4 26M668 376l26 22M852 574l-34 6M862 590l-30 8M864 552l-26 4M886 700l-40 10',
  contours:
    'M110 60C180 20 280 30 310 84S260 190 170 184S50 100 110 60zM140 82C190 52 258 60 276 96S236 164 172 158S96 110 140 82zM172 100C200 84 236 90 246 108S216 138 184 134S150 112 172 100zM900 40C980 4 1100 20 1130 80S1060 184 950 172S830 80 900 40zM934 62C990 38 1072 50 1090 90S1040 152 966 144S890 84 934 62zM972 82C1004 70 1044 78 1052 98S1020 126 984 120S948 94 972 82z',
  lighthouse: { x: 404, y: 664 },
});

let drawn: CityMap | undefined;

/** Returns the map of Meridian, drawn at the first call. Layers from bottom to top: coast, streets, avenues and ferry line. */
export function cityMap(): CityMap {
  drawn ??= drawMap();
  return drawn;
}

/** Returns the id of the district at a point of the map; undefined on the water. */
export function districtAt({ x, y }: { x: number; y: number }): string | undefined {
  return surveys.find(({ corners }) => isInside(corners, x, y))?.id;
}

/** Returns whether a point is inside of a polygon: a ray to the right crosses its edges an odd number of times. */
function isInside(corners: readonly Point[], x: number, y: number): boolean {
  let inside = false;
  for (const [at, [x1, y1]] of corners.entries()) {
    const [x2, y2] = corners[(at + 1) % corners.length] ?? [x1, y1];
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside;
  }
  return inside;
}

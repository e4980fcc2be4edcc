import { carFromBehind } from '../city/car.ts';
import { roadLamp } from '../city/lamp.ts';
import { cloudBars, moon, sky, stars } from '../city/sky.ts';
import { skyline } from '../city/skyline.ts';
import { palm, pine } from '../city/trees.ts';
import { reflection, ripples, water } from '../city/water.ts';
import { fill, n, place, stroke } from '../draw.ts';
import type { Palette } from '../palette/palette.ts';
import type { Shape } from '../shape.ts';
import type { Scene } from './scene.ts';

const horizon = 690;

function distance(ink: Palette): Shape[] {
  const peak = (share: number) => 44 + 250 * Math.exp(-(((share - 0.5) / 0.26) ** 2));
  return [
    ...sky(ink, { width: 1200, height: 1500, glow: [880, horizon + 10], reach: 1080, flat: 0.74 }),
    ...stars(ink, 57, 1200, 420, 120),
    ...moon(ink, 470, 210, 54),
    fill(
      cloudBars([
        [1000, 420, 460, 12],
        [1080, 444, 260, 7],
        [520, 470, 380, 10],
      ]),
      ink.skyLow,
    ),
    fill(
      cloudBars([
        [700, 566, 320, 8],
        [1090, 540, 300, 9],
      ]),
      ink.skyGlow,
    ),
    ...skyline(
      ink,
      [
        {
          seed: 66,
          from: 560,
          to: 1210,
          base: 720,
          profile: peak,
          width: [18, 40],
          pitch: [8, 12],
          lit: 0.34,
          light: 880,
          gap: 3,
        },
      ],
      { face: 'towerMid', shade: 'towerMidShade' },
      5,
    ),
    ...water(1200, 1500, [
      [horizon, ink.water],
      [760, ink.waterMid],
      [900, ink.waterDeep],
    ]),
    fill(reflection({ x: 880, y: horizon + 3, length: 300, width: 260, seed: 3 }), ink.glint, {
      opacity: 0.8,
    }),
    fill(
      [700, 772, 842, 930, 1010, 1096]
        .map((x, index) =>
          reflection({ x, y: horizon + 2, length: 70 + (index % 3) * 34, width: 16, seed: index }),
        )
        .join(''),
      ink.window,
      { opacity: 0.7 },
    ),
    ripples(ink.glint, { x: 560, y: 730, width: 640, height: 500 }, 44, 61),
  ];
}

/** The headland on the left, with pines, and the rock between road and sea. */
function coast(ink: Palette): Shape[] {
  return [
    fill('M-10 420Q150 430 270 520T520 650Q600 690 640 728L560 800H-10z', ink.hillMid),
    fill(
      pine(330, 566, 130, 3) + pine(402, 604, 110, 8) + pine(250, 520, 120, 5) + pine(470, 640, 90, 4),
      ink.hillMid,
    ),
    fill('M-10 560Q120 560 240 650T470 742L590 812L300 1060L-10 1330z', ink.hillNear),
    stroke('M96 640h0M132 664h0M60 622h0M206 676h0', ink.window, 7, { strokeLinecap: 'round' }),
    fill('M806 880Q880 1000 960 1130T1210 1440V1510H1000L780 1000z', ink.ink),
    fill(
      'M812 900q26 20 30 60q30 26 34 70q44 40 52 92q60 40 70 110q74 50 90 130l-120 -90l-140 -250z',
      ink.inkSoft,
    ),
  ];
}

const road =
  'M-230 1510C130 1160 430 968 572 872C668 806 690 762 624 722L664 716C790 764 812 840 812 906C824 1080 960 1310 1076 1510z';

function asphalt(ink: Palette): Shape[] {
  return [
    fill(road, ink.plank),
    fill(
      'M330 1240C420 1080 590 930 640 876C690 820 704 776 650 734Q770 790 784 880C790 990 740 1100 700 1240z',
      ink.lamp,
      { opacity: 0.1 },
    ),
    fill(
      'M420 1210C500 1080 620 950 668 882C700 836 708 800 690 770Q756 820 760 890C760 990 700 1100 640 1210z',
      ink.lamp,
      { opacity: 0.16 },
    ),
    stroke('M-206 1510C150 1168 446 974 586 880C676 816 696 770 636 726', ink.paperShade, 4, {
      opacity: 0.8,
    }),
    stroke('M1050 1510C936 1310 802 1084 792 912C790 850 770 776 660 722', ink.paperShade, 4, {
      opacity: 0.8,
    }),
    fill(
      'M214 1510L262 1430H300L262 1510zM326 1330L372 1262H396L356 1330zM424 1190L470 1130H488L446 1190zM512 1076L552 1028H566L530 1076zM588 986L620 948H631L602 986zM648 916L672 884L680 886L658 917zM690 862L704 836L710 838L698 863zM708 818L706 796L711 795L714 818z',
      ink.lampCore,
      { opacity: 0.75 },
    ),
  ];
}

function wall(ink: Palette): Shape[] {
  return [
    fill(
      'M-10 1180Q240 1000 452 868Q566 800 590 770Q606 742 596 722L628 722Q690 762 572 870Q430 966 130 1162L-10 1278z',
      ink.inkSoft,
    ),
    stroke('M-10 1180Q240 1000 452 868Q566 800 590 770Q606 742 596 722', ink.rim, 3),
    stroke(
      'M40 1146v90M130 1082v84M214 1026v78M292 974v72M362 926v66M424 888v56M480 852v46M528 820v36',
      ink.plankLine,
      2,
    ),
  ];
}

/** Posts of the guard rail from far to near. */
const posts: readonly (readonly [x: number, y: number, height: number])[] = [
  [690, 736, 12],
  [724, 756, 15],
  [756, 784, 19],
  [780, 820, 24],
  [796, 866, 31],
  [806, 924, 40],
  [826, 1000, 52],
  [866, 1100, 68],
  [926, 1224, 90],
  [1012, 1380, 120],
  [1250, 1800, 200],
];

function rail(ink: Palette): Shape[] {
  const along = (share: number) => posts.map(([x, y, height]) => `${x} ${n(y - height * share)}`);
  const band = (top: number, bottom: number) =>
    `M${along(top).join('L')}L${along(bottom).reverse().join('L')}z`;
  const legs = posts
    .map(([x, y, height]) => `M${n(x - height * 0.05)} ${y}v${-height}h${n(height * 0.1)}v${height}z`)
    .join('');
  return [
    fill(legs, ink.ink),
    fill(band(1, 0.56), ink.paperShade),
    fill(band(1, 0.88), ink.paper),
    fill(band(0.76, 0.66), ink.inkSoft),
  ];
}

function lamps(ink: Palette): Shape[] {
  const feet = [
    [672, 730, 92],
    [738, 770, 186],
    [800, 862, 390],
    [846, 1020, 760],
  ] as const;
  return feet.flatMap(([x, y, height]) => roadLamp(ink, x + 6, y, height, -height * 0.2));
}

export const carouselNightDrive: Scene = {
  name: 'carousel-night-drive',
  width: 1200,
  height: 1500,
  variants: ['night'],
  alt: 'A coupé takes the coast road at night, the lights of Meridian across the bay.',
  draw: (ink) => [
    ...distance(ink),
    ...coast(ink),
    ...asphalt(ink),
    ...wall(ink),
    ...rail(ink),
    ...lamps(ink),
    ...palm(-10, 1540, 1080, 190, ink.ink),
    ...palm(-60, 1440, 720, 90, ink.ink),
    fill('M280 1500L330 1440H700L760 1500z', ink.signal, { opacity: 0.12 }),
    place(carFromBehind(ink), 512, 1446, 1.08),
  ],
};

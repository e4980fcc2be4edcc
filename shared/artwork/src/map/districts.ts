import type { Point } from '../draw.ts';

/** Geometry of a district: its corners clockwise, and the grid of its streets. */
export type Survey = {
  readonly id: string;
  readonly name: string;
  readonly label: Point;
  readonly corners: readonly Point[];
  /** Direction of the streets in degrees and the distance between them. */
  readonly grid: { readonly angle: number; readonly pitch: readonly [along: number, across: number] };
};

export const surveys: readonly Survey[] = [
  {
    id: 'lantern-quay',
    name: 'Lantern Quay',
    label: [505, 276],
    corners: [
      [374, 182],
      [700, 190],
      [720, 345],
      [660, 370],
      [650, 430],
      [610, 440],
      [560, 380],
      [530, 340],
      [470, 350],
      [430, 400],
      [360, 395],
      [330, 290],
    ],
    grid: { angle: 4, pitch: [22, 34] },
  },
  {
    id: 'old-exchange',
    name: 'Old Exchange',
    label: [552, 92],
    corners: [
      [420, 0],
      [720, 0],
      [700, 190],
      [374, 182],
      [400, 120],
    ],
    grid: { angle: -6, pitch: [26, 26] },
  },
  {
    id: 'cable-hill',
    name: 'Cable Hill',
    label: [196, 118],
    corners: [
      [0, 0],
      [420, 0],
      [400, 120],
      [374, 182],
      [330, 290],
      [190, 250],
      [0, 230],
    ],
    grid: { angle: 22, pitch: [34, 46] },
  },
  {
    id: 'saltworks',
    name: 'Saltworks',
    label: [150, 352],
    corners: [
      [0, 230],
      [190, 250],
      [330, 290],
      [360, 395],
      [300, 430],
      [210, 440],
      [150, 480],
      [90, 455],
      [0, 470],
    ],
    grid: { angle: 12, pitch: [48, 58] },
  },
  {
    id: 'signal-heights',
    name: 'Signal Heights',
    label: [962, 112],
    corners: [
      [720, 0],
      [1200, 0],
      [1200, 230],
      [960, 250],
      [700, 190],
    ],
    grid: { angle: -24, pitch: [38, 50] },
  },
  {
    id: 'tidewater',
    name: 'Tidewater',
    label: [988, 338],
    corners: [
      [700, 190],
      [960, 250],
      [1200, 230],
      [1200, 440],
      [1000, 420],
      [820, 480],
      [830, 420],
      [790, 360],
      [720, 345],
    ],
    grid: { angle: 16, pitch: [28, 40] },
  },
  {
    id: 'ropewalk',
    name: 'Ropewalk',
    label: [1040, 610],
    corners: [
      [1000, 420],
      [1200, 440],
      [1200, 800],
      [940, 800],
      [890, 730],
      [900, 660],
      [850, 610],
      [860, 540],
      [820, 480],
    ],
    grid: { angle: -12, pitch: [24, 44] },
  },
  {
    id: 'gannet-island',
    name: 'Gannet Island',
    label: [482, 622],
    corners: [
      [390, 600],
      [430, 560],
      [500, 552],
      [560, 590],
      [572, 640],
      [520, 684],
      [440, 688],
      [395, 655],
    ],
    grid: { angle: 30, pitch: [30, 44] },
  },
];

/** The mainland as one outline; its inner borders belong to the districts. */
export const mainland: readonly Point[] = [
  [-40, -40],
  [1240, -40],
  [1240, 840],
  [960, 840],
  [940, 800],
  [890, 730],
  [900, 660],
  [850, 610],
  [860, 540],
  [820, 480],
  [830, 420],
  [790, 360],
  [720, 345],
  [660, 370],
  [650, 430],
  [610, 440],
  [560, 380],
  [530, 340],
  [470, 350],
  [430, 400],
  [360, 395],
  [300, 430],
  [210, 440],
  [150, 480],
  [90, 455],
  [-40, 474],
];

/** Length of the loop. */
export const SECONDS = 24;
export const FRAMES_A_SECOND = 15;
export const FRAMES = SECONDS * FRAMES_A_SECOND;
const PART_SECONDS = 4;

interface Quality {
  name: string;
  width: number;
  height: number;
  /** x264's constant quality: lower is better and larger. */
  crf: number;
  /** Maximum bit rate in kilobits a second. */
  kilobits: number;
}

/** The best first. Both together take less than a megabyte. */
export const QUALITIES = [
  { name: '480p', width: 854, height: 480, crf: 30, kilobits: 260 },
  { name: '240p', width: 426, height: 240, crf: 33, kilobits: 90 },
] as const satisfies readonly Quality[];

/** Time of the ferry's horn in seconds, also for the captions. */
export const HORN = { from: 9, seconds: 1.8 };
/** Frequency of the surf in hertz; a whole number of periods in the loop. */
const SURF = 4 / SECONDS;

const horn = `between(t,${HORN.from},${HORN.from + HORN.seconds})*(0.05*sin(2*PI*98*t)+0.04*sin(2*PI*147*t))*min(1,4*(t-${HORN.from}))*min(1,4*(${HORN.from + HORN.seconds}-t))`;

/** Sound of the harbour: surf and a horn. */
export const SOUND = [
  '-f',
  'lavfi',
  '-i',
  `anoisesrc=color=brown:sample_rate=44100:duration=${SECONDS}:amplitude=0.35:seed=7`,
  '-f',
  'lavfi',
  '-i',
  `aevalsrc='${horn}':sample_rate=44100:duration=${SECONDS}`,
  '-filter_complex',
  `[1:a]lowpass=f=900,volume='0.35+0.3*sin(2*PI*${SURF.toFixed(5)}*t)':eval=frame[surf];[surf][2:a]amix=inputs=2:duration=first:normalize=0[sound]`,
  '-map',
  '0:v',
  '-map',
  '[sound]',
];

/** Options of both qualities. Parts begin with key frames, so that a player can switch between qualities. */
export const ENCODE_SHARED = [
  '-c:v',
  'libx264',
  '-preset',
  'veryslow',
  '-profile:v',
  'main',
  '-pix_fmt',
  'yuv420p',
  '-tune',
  'animation',
  '-g',
  String(PART_SECONDS * FRAMES_A_SECOND),
  '-keyint_min',
  String(PART_SECONDS * FRAMES_A_SECOND),
  '-sc_threshold',
  '0',
  '-c:a',
  'aac',
  '-b:a',
  '24k',
  '-ac',
  '1',
  '-t',
  String(SECONDS),
  '-map_metadata',
  '-1',
  '-fflags',
  '+bitexact',
  '-flags:v',
  '+bitexact',
  '-flags:a',
  '+bitexact',
  '-f',
  'hls',
  '-hls_time',
  String(PART_SECONDS),
  '-hls_playlist_type',
  'vod',
  '-hls_segment_type',
  'fmp4',
];

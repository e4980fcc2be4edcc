import { chakra } from '@boardwalk/kit';
import { useId } from 'react';

/** Stars: position and radius. */
const STARS = [
  [22, 14, 0.5],
  [58, 26, 0.4],
  [84, 9, 0.6],
  [121, 20, 0.4],
  [150, 8, 0.5],
  [188, 17, 0.4],
  [214, 7, 0.6],
  [293, 12, 0.5],
  [306, 30, 0.4],
] as const;
/** Lamps along the quay, from the left: position, height of the foot and scale: smaller at a distance. */
const LAMPS = [
  [30, 118, 1],
  [98, 113, 0.8],
  [152, 109, 0.64],
  [194, 106, 0.5],
  [226, 104, 0.4],
] as const;
/** Hills behind the town. */
const HILLS = 'M0 66C30 48 58 44 92 55c24-18 62-24 96-4 28-14 58-12 78 2 18-8 38-8 54-2v30H0z';
/** Roofs of the town across the water. */
const TOWN =
  'M0 70V58h10v-6h8v6h9V46l5-6 5 6v12h12V50h14v10h9V40h4l3-9 3 9h4v22h11V48h16v10h8V44h12v16h13V51h11v8h12V36h5v-7h6v7h5v24h10v-6h15v6h8V47l9-6 9 6v13h10V53h16v7h10V49h12v10h13V54h14v8h16v12H0z';
/** Lit windows of the town: left edge and top. */
const WINDOWS = [
  [30, 50],
  [58, 55],
  [66, 55],
  [80, 48],
  [80, 56],
  [102, 53],
  [110, 53],
  [126, 50],
  [130, 57],
  [152, 56],
  [176, 42],
  [176, 50],
  [180, 57],
  [212, 50],
  [218, 56],
  [244, 57],
  [262, 55],
  [288, 60],
] as const;

/** Illustration of the harbor at night: the moon over the town, a ferry, and the lamps of the quay. Fills its container. */
export function HarborNight() {
  const id = useId();
  const [sky, water, glow] = [`${id}sky`, `${id}water`, `${id}glow`];
  return (
    <chakra.svg
      viewBox="0 0 320 130"
      preserveAspectRatio="xMidYMid slice"
      position="absolute"
      inset="0"
      width="100%"
      height="100%"
      aria-hidden
    >
      <defs>
        <linearGradient id={sky} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#0b0f1a" />
          <stop offset="0.7" stopColor="#1d2748" />
          <stop offset="1" stopColor="#4a3a52" />
        </linearGradient>
        <linearGradient id={water} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#2b2c48" />
          <stop offset="0.35" stopColor="#131b30" />
          <stop offset="1" stopColor="#080c16" />
        </linearGradient>
        <radialGradient id={glow}>
          <stop offset="0" stopColor="#ffd98a" stopOpacity="0.75" />
          <stop offset="1" stopColor="#f6a821" stopOpacity="0" />
        </radialGradient>
      </defs>
      <path d="M0 0h320v76H0z" fill={`url(#${sky})`} />
      <g fill="#edf1f8" opacity="0.75">
        {STARS.map(([x, y, r]) => (
          <circle key={x} cx={x} cy={y} r={r} />
        ))}
      </g>
      <circle cx="258" cy="24" r="22" fill={`url(#${glow})`} opacity="0.45" />
      <circle cx="258" cy="24" r="8" fill="#fdf1d2" />
      <path d={HILLS} fill="#161f3b" />
      <path d={TOWN} fill="#0c1325" />
      <g fill="#f6c65b">
        {WINDOWS.map(([x, y]) => (
          <path key={`${x} ${y}`} d={`M${x} ${y}h2.2v2.6h-2.2z`} />
        ))}
      </g>
      <path d="M0 72h320v58H0z" fill={`url(#${water})`} />
      <g stroke="#fdf1d2" strokeLinecap="round" strokeWidth="1.1" opacity="0.5">
        <path d="M248 77h20M252 82h13M245 88h24M254 94h10M249 101h18" />
      </g>
      <g stroke="#f6a821" strokeLinecap="round" strokeWidth="0.9" opacity="0.35">
        <path d="M79 77h5M78 81h7M175 77h6M174 82h8M126 78h6M57 79h8M212 78h7" />
      </g>
      <path d="M104 90h58l-6 7h-46z" fill="#e8e2d4" />
      <path d="M112 90v-6h38l4 6zM120 84v-5h24v5z" fill="#c9c3b8" />
      <path d="M138 79v-6h5v6z" fill="#c6281a" />
      <path d="M116 86h3v2h-3zM123 86h3v2h-3zM130 86h3v2h-3zM137 86h3v2h-3zM144 86h3v2h-3z" fill="#f6a821" />
      <g stroke="#e8e2d4" strokeLinecap="round" strokeWidth="1" opacity="0.25">
        <path d="M112 101h42M120 105h26" />
      </g>
      <path d="M0 122c70-6 150-14 250-19l70-2v29H0z" fill="#070b14" />
      <path d="M0 120c70-6 150-14 250-19" stroke="#26324a" strokeWidth="1.4" fill="none" />
      {LAMPS.map(([x, foot, scale]) => (
        <g key={x} transform={`translate(${x} ${foot}) scale(${scale})`}>
          <circle cy="-40" r="20" fill={`url(#${glow})`} />
          <path
            d="M0 4v-38m0-2c0-7 9-7 9-1"
            stroke="#05080f"
            strokeWidth="2.4"
            fill="none"
            strokeLinecap="round"
          />
          <path d="M5 -38h8l-2 5h-4z" fill="#ffe9b8" />
          <ellipse cy="6" cx="4" rx="22" ry="3" fill="#f6a821" opacity="0.18" />
        </g>
      ))}
    </chakra.svg>
  );
}

import { chakra } from '@boardwalk/kit';

const INK = 'var(--chakra-colors-fg)';
const QUIET = 'var(--chakra-colors-border-emphasized)';
const LAMP = 'var(--chakra-colors-sodium-solid)';
const PANEL = 'var(--chakra-colors-bg-panel)';

/** Illustration: a signpost at the end of a pier with a blank sign, a lamp above it and fog behind. */
export function PierDrawing() {
  return (
    <chakra.svg
      viewBox="0 0 360 220"
      aria-hidden
      width="min(22.5rem, 100%)"
      height="auto"
      fill="none"
      stroke={INK}
      strokeWidth="2"
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      <g stroke={QUIET}>
        <path d="M16 118h64M104 118h40M226 118h52M300 118h44M40 132h92M244 132h84M8 146h36M316 146h36" />
        <path d="M44 104l14-10 10 10M58 94v-16M62 90l10 10" />
        <circle cx="288" cy="52" r="17" />
      </g>
      <path d="M-4 178h286l-18-16H-4zM264 162h12l18 16" fill={PANEL} />
      <path
        d="M26 162l-10 16M70 162l-8 16M114 162l-5 16M158 162l-2 16M202 162l4 16M240 162l10 16"
        stroke={QUIET}
      />
      <path d="M18 178v42M28 178v42M124 178v42M134 178v42M236 178v42M246 178v42" />
      <path d="M280 206c14-7 24 7 38 0s24 7 40 0M270 192c10-5 18 5 28 0s18 5 28 0 18 5 30 0" stroke={QUIET} />
      <path d="M180 162V44" strokeWidth="4" />
      <path d="M180 44c0-18 26-18 26-2" strokeWidth="3" />
      <path d="M198 42h16l4 9h-24z" fill={INK} />
      <path d="M196 51h20l16 52h-52z" fill={LAMP} stroke="none" opacity="0.22" />
      <circle cx="206" cy="55" r="4" fill={LAMP} stroke="none" />
      <path d="M180 66h-62l-10 9 10 9h62z" fill={PANEL} />
      <path d="M124 75h36" stroke={QUIET} strokeWidth="3" />
      <path d="M180 92h58l10 9-10 9h-58z" fill={LAMP} fillOpacity="0.9" />
      <path d="M180 118h-46l-10 9 10 9h46z" fill={PANEL} />
      <path d="M142 127h26" stroke={QUIET} strokeWidth="3" />
    </chakra.svg>
  );
}

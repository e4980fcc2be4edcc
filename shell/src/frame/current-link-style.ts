/** In a row of links, the one of the page that is open has a lamp under it. Its element stands where the lamp is placed from. */
export const LAMP_UNDER_CURRENT = {
  '&[aria-current=page]': { color: 'fg', fontWeight: 'semibold' },
  '&[aria-current=page]::after': {
    content: '""',
    position: 'absolute',
    insetInline: '0.75rem',
    bottom: '0',
    height: '3px',
    borderRadius: 'full',
    background: 'lamp',
  },
} as const;

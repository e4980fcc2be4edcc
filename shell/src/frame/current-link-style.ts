/** Highlights the link of the current page with a lamp below it. The element has to be positioned. */
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

import type { SystemStyleObject } from '@boardwalk/kit';

const headings: SystemStyleObject = {
  '& :is(h2, h3, h4)': { fontWeight: '700', textWrap: 'balance', hyphens: 'manual' },
  '& h2': { textStyle: '2xl' },
  '& h3': { textStyle: 'xl' },
  '& h4': { textStyle: 'lg', lineHeight: '1.35' },
};

const inline: SystemStyleObject = {
  '& a': {
    color: 'dusk.fg',
    textDecorationLine: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.18em',
    _hover: { textDecorationThickness: '2px' },
  },
  '& strong': { fontWeight: '650' },
  '& em': { fontStyle: 'italic' },
  '& :not(pre) > code': {
    fontFamily: 'mono',
    fontSize: '0.875em',
    bg: 'bg.subtle',
    borderRadius: 'sm',
    paddingInline: '0.3em',
    paddingBlock: '0.1em',
  },
  '& [data-mention]': { color: 'tide.fg', fontWeight: 'semibold' },
};

const lists: SystemStyleObject = {
  '& ul': { listStyleType: 'disc' },
  '& ul ul': { listStyleType: 'circle' },
  '& ol': { listStyleType: 'decimal', fontVariantNumeric: 'tabular-nums' },
  '& :is(ul, ol)': { paddingInlineStart: '1.6em' },
  '& li::marker': { color: 'fg.muted' },
  '& li + li': { marginTop: '0.4em' },
  '& :is(li, blockquote, td, th) > * + *': { marginTop: '0.6em' },
};

const apart: SystemStyleObject = {
  '& [data-unavailable]': { color: 'fg.muted', textStyle: 'sm' },
  '& blockquote': {
    borderInlineStartWidth: '3px',
    borderColor: 'lamp',
    paddingInlineStart: '1.1em',
    fontSize: '1.12em',
    lineHeight: '1.55',
    fontStyle: 'italic',
  },
  '& hr': { width: '4.5rem', borderTopWidth: '3px', borderColor: 'lamp' },
  '& figcaption': { textStyle: 'sm', color: 'fg.muted', marginTop: '0.5em' },
  '& img': {
    display: 'block',
    width: 'auto',
    maxWidth: '100%',
    height: 'auto',
    bg: 'bg.muted',
    borderRadius: 'sm',
  },
};

/** Server rules: cards with their number at the side. */
const rules: SystemStyleObject = {
  '& [data-rule]': {
    position: 'relative',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderRadius: 'md',
    paddingBlock: '0.75em',
    paddingInlineStart: '4.25rem',
    paddingInlineEnd: '1rem',
    fontSize: '1rem',
    lineHeight: '1.6',
    scrollMarginTop: '6rem',
    transition: 'border-color 180ms ease-out, background 180ms ease-out',
  },
  '& [data-rule] > a:first-of-type': {
    position: 'absolute',
    insetInlineStart: '1rem',
    minWidth: '6',
    fontFamily: 'heading',
    fontWeight: '800',
    fontVariantNumeric: 'tabular-nums',
    color: 'sodium.fg',
    textDecorationLine: 'none',
    _hover: { textDecorationLine: 'underline' },
  },
  '& > [data-rule] + [data-rule]': { marginTop: '0.6em' },
};

const boxes: SystemStyleObject = {
  '& pre': {
    maxWidth: '100%',
    borderRadius: 'md',
    overflowX: 'auto',
    bg: 'bg.subtle',
    borderWidth: '1px',
    padding: '1em',
    fontFamily: 'mono',
    fontSize: '0.8125em',
    lineHeight: '1.6',
    tabSize: '2',
    hyphens: 'none',
  },
  '& [data-code] figcaption': { fontFamily: 'mono', marginTop: '0', marginBottom: '0.35em' },
  '& [data-table]': { maxWidth: '100%', overflowX: 'auto', borderBlockWidth: '2px', borderColor: 'fg' },
  '& table': {
    width: '100%',
    borderCollapse: 'collapse',
    fontSize: '0.9em',
    lineHeight: '1.5',
    fontVariantNumeric: 'tabular-nums',
    hyphens: 'manual',
  },
  '& :is(th, td)': {
    minWidth: '6.5rem',
    padding: '0.6em 0.8em',
    textAlign: 'start',
    verticalAlign: 'top',
    borderTopWidth: '1px',
  },
  '& th': { fontWeight: '650', bg: 'bg.subtle' },
  '& tr:first-of-type > *': { borderTopWidth: '0' },
  '& tbody:nth-of-type(1) tr:first-of-type > *': { borderTopWidth: '0' },
  '& thead + tbody tr:first-of-type > *': { borderTopWidth: '1px' },
};

/** Spacing before each block. Last, because of rules with equal specificity the later one wins. */
const rhythm: SystemStyleObject = {
  '& > * + *': { marginTop: '1.15em' },
  '& > :is(h2, h3, h4) + *': { marginTop: '0.6em' },
  '& > * + :is(figure, pre, img, [data-table], [data-embed])': { marginTop: '2rem' },
  '& > :is(figure, pre, img, [data-table], [data-embed]) + *': { marginTop: '2rem' },
  '& > * + hr, & > hr + *': { marginTop: '2.8rem' },
  '& > * + h2': { marginTop: '1.6em' },
  '& > * + h3': { marginTop: '1.5em' },
  '& > * + h4': { marginTop: '1.6em' },
};

/** Typography of a text, for readers and in the editor: one column of 66 to 72 characters. */
export const prose: SystemStyleObject = {
  maxWidth: 'measure',
  fontSize: '1.125rem',
  lineHeight: '1.68',
  overflowWrap: 'break-word',
  hyphens: 'auto',
  hyphenateLimitChars: '8 4 4',
  textWrap: 'pretty',
  ...headings,
  ...inline,
  ...lists,
  ...apart,
  ...boxes,
  ...rhythm,
  ...rules,
};

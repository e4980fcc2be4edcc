import type { SystemStyleObject } from '@boardwalk/kit';

/** Styles that ProseMirror would otherwise inject, which the page's CSP forbids. */
const needed: SystemStyleObject = {
  '& .ProseMirror': { position: 'relative', whiteSpace: 'break-spaces', overflowWrap: 'break-word' },
  '& .ProseMirror pre': { whiteSpace: 'pre' },
  '& .ProseMirror [contenteditable=false]': { whiteSpace: 'normal' },
  '& .ProseMirror-hideselection *::selection': { bg: 'transparent' },
  '& .ProseMirror-hideselection': { caretColor: 'transparent' },
  '& .ProseMirror-separator': {
    display: 'inline !important',
    margin: '0 !important',
    width: '0 !important',
    height: '0 !important',
  },
  '& .ProseMirror-gapcursor': { display: 'none', pointerEvents: 'none', position: 'absolute' },
  '& .ProseMirror-gapcursor::after': {
    content: '""',
    display: 'block',
    position: 'absolute',
    top: '-2px',
    width: '1.25rem',
    borderTopWidth: '2px',
    borderColor: 'fg',
  },
  '& .ProseMirror-focused .ProseMirror-gapcursor': { display: 'block' },
  '& .drop-cursor': { bg: 'sodium.fg' },
};

const marked: SystemStyleObject = {
  '& .ProseMirror-selectednode': {
    outline: '2px solid',
    outlineColor: 'sodium.focusRing',
    outlineOffset: '2px',
  },
  // Makes empty cells visible to the author.
  '& .ProseMirror :is(td, th) + :is(td, th)': {
    borderInlineStartWidth: '1px',
    borderInlineStartStyle: 'dashed',
  },
  '& .selectedCell': { bg: 'sodium.muted' },
  '& .is-editor-empty:first-of-type::before': {
    content: 'attr(data-placeholder)',
    color: 'fg.muted',
    float: 'left',
    height: '0',
    pointerEvents: 'none',
  },
  '& .suggestion': { color: 'sodium.fg' },
};

const waiting: SystemStyleObject = {
  '& [data-upload], & [data-embed], & [data-remote-block]': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    p: '4',
    borderWidth: '1px',
    borderStyle: 'dashed',
    borderRadius: 'md',
    textStyle: 'sm',
    color: 'fg.muted',
    overflowWrap: 'anywhere',
  },
  '& :is([data-embed], [data-remote-block])': {
    borderStyle: 'solid',
    bg: 'bg.subtle',
    cursor: 'default',
    '& strong': { color: 'fg' },
  },
  '& [data-upload] progress': {
    appearance: 'none',
    flex: '1',
    minW: '6rem',
    h: '2',
    borderRadius: 'full',
    overflow: 'hidden',
    bg: 'bg.emphasized',
    '&::-webkit-progress-bar': { bg: 'bg.emphasized' },
    '&::-webkit-progress-value': { bg: 'sodium.fg' },
    '&::-moz-progress-bar': { bg: 'sodium.fg' },
  },
  '& [data-upload] button': {
    minH: '11',
    px: '3',
    color: 'fg',
    textDecoration: 'underline',
    cursor: 'pointer',
  },
};

/** Styles of the editor; those of the text itself are in prose.ts. */
export const editorStyles: SystemStyleObject = { ...needed, ...marked, ...waiting };

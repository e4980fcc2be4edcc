import { createElement, Fragment } from 'react';
import { diffInline } from './inline-diff.ts';
import { renderChangedLine } from './inline-view.tsx';

/** Changes of a line without formatting: a title, a summary, an alternative text. */
export function LineDiff({ before, after }: { before: string; after: string }) {
  return createElement(Fragment, null, ...renderChangedLine(diffInline(lineOf(before), lineOf(after))));
}

const lineOf = (text: string) => (text === '' ? [] : [{ type: 'text' as const, text }]);

import { createElement, Fragment } from 'react';
import { diffInline } from './inline-diff.ts';
import { drawChangedLine } from './inline-view.tsx';

/** What changed in a line without any formatting: a title, a summary, the words of a picture. */
export function LineDiff({ before, after }: { before: string; after: string }) {
  return createElement(Fragment, null, ...drawChangedLine(diffInline(lineOf(before), lineOf(after))));
}

const lineOf = (text: string) => (text === '' ? [] : [{ type: 'text' as const, text }]);

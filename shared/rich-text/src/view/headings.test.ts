import { expect, it } from 'vitest';
import { doc, heading, paragraph } from '../testing/documents.ts';
import { headingsOf } from './headings.ts';

it('derives unique ids from the texts of headings', () => {
  const document = doc(
    heading(2, 'Fähre, ahoi'),
    paragraph('no heading'),
    heading(3, 'Timetable'),
    { type: 'blockquote', content: [heading(4, 'Timetable')] },
    heading(3, 'Timetable 2'),
    heading(2, '???'),
  );
  expect(headingsOf(document)).toEqual([
    { id: 'h-fahre-ahoi', level: 2, text: 'Fähre, ahoi' },
    { id: 'h-timetable', level: 3, text: 'Timetable' },
    { id: 'h-timetable-2', level: 4, text: 'Timetable' },
    { id: 'h-timetable-2-2', level: 3, text: 'Timetable 2' },
    { id: 'h-section', level: 2, text: '???' },
  ]);
});
